// The side drawer's few lines: it closes when a link was chosen, and older browsers get what newer ones have built in.

/** Starts the drawer. */
export function startMenuDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('#menu-drawer');
  if (!drawer) return;
  drawer.addEventListener('click', ({ target }) => {
    // A click on the dialog itself is one on its backdrop: its content fills it.
    if ((target as Element).closest('a')) drawer.close();
    else if (target === drawer && !('closedBy' in HTMLDialogElement.prototype)) drawer.close();
  });
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  for (const button of document.querySelectorAll('[commandfor="menu-drawer"]')) {
    const open = button.getAttribute('command') === 'show-modal';
    button.addEventListener('click', () => (open ? drawer.showModal() : drawer.close()));
  }
}
