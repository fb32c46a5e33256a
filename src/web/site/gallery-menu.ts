// The Gallery menu of the header: tells its state, closes when the focus leaves, and passes the category on.

/** Fired on window; its detail is the category (docs/product/home-page.md#header). */
export const FILTER_EVENT = 'filterGallery';
const FILTER_AFTER_MS = 300;

/** Starts the menu. Opening, Esc and closing from outside are native. */
export function startGalleryMenu(): void {
  const menu = document.getElementById('gallery-menu');
  const button = document.querySelector<HTMLElement>('[popovertarget="gallery-menu"]');
  if (!menu || !button) return;
  button.setAttribute('aria-expanded', 'false');
  menu.addEventListener('toggle', (event) => {
    button.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    const next = relatedTarget as Node | null;
    if (next && next !== button && !menu.contains(next)) menu.hidePopover();
  });
  menu.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('[data-gallery-category]');
    if (!link) return;
    // The link itself scrolls to the gallery; the filter follows when the scroll is on its way.
    menu.hidePopover();
    const detail = link.dataset.galleryCategory;
    setTimeout(() => dispatchEvent(new CustomEvent(FILTER_EVENT, { detail })), FILTER_AFTER_MS);
  });
}
