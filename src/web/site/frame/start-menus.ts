// The header's menus, which are native popovers: they tell their state, and close when the focus leaves or a link was chosen.

/** Fired on window; its detail is the category (docs/product/home-page.md#header). */
export const FILTER_EVENT = 'filterGallery';
const FILTER_AFTER_MS = 300;

/** Starts every menu. Opening, Esc and closing from outside are native. */
export function startMenus(): void {
  for (const button of document.querySelectorAll('[popovertarget]:not([popovertargetaction])')) {
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (menu && 'popover' in HTMLElement.prototype) startMenu(menu, button);
    else if (menu instanceof HTMLDialogElement) startAsDialog(menu);
  }
}

/** A browser that knows no popovers (Safari before 17) knows dialogs. */
function startAsDialog(menu: HTMLDialogElement): void {
  for (const button of document.querySelectorAll(`[popovertarget="${menu.id}"]`)) {
    button.addEventListener('click', () => (menu.open ? menu.close() : menu.showModal()));
  }
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.close();
  });
}

function startMenu(menu: HTMLElement, button: Element): void {
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
