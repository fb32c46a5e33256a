// The header's menus, which are native popovers: they tell their state, and close when the focus leaves or a link was chosen.

/** Fired on window; its detail is the category (docs/product/home-page.md#header). */
export const FILTER_EVENT = 'filterGallery';
const FILTER_AFTER_MS = 300;

/** Starts every menu. Opening, Esc and closing from outside are native. */
export function startMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    const button = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
    if (button) startMenu(menu, button);
  }
}

function startMenu(menu: HTMLElement, button: HTMLElement): void {
  button.setAttribute('aria-expanded', 'false');
  menu.addEventListener('toggle', (event) => {
    button.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    const next = relatedTarget as Node | null;
    if (next && next !== button && !menu.contains(next)) menu.hidePopover();
  });
  menu.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (!link) return;
    menu.hidePopover();
    passCategory(link.dataset.galleryCategory);
  });
}

/** The link itself scrolls to the gallery; the filter follows when the scroll is on its way. */
function passCategory(detail: string | undefined): void {
  if (!detail) return;
  setTimeout(() => dispatchEvent(new CustomEvent(FILTER_EVENT, { detail })), FILTER_AFTER_MS);
}
