// The native dialogs' few lines: they close when a link was chosen, and older browsers get what newer ones have built in.

/** Starts every dialog that may be closed from outside. */
export function startDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[closedby]')) {
    dialog.addEventListener('click', ({ target }) => {
      // A click on the dialog itself is one on its backdrop: its content fills it.
      if ((target as Element).closest('a')) dialog.close();
      else if (target === dialog && !('closedBy' in HTMLDialogElement.prototype)) dialog.close();
    });
  }
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  for (const button of document.querySelectorAll('[commandfor]')) {
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) continue;
    const open = button.getAttribute('command') === 'show-modal';
    button.addEventListener('click', () => (open ? dialog.showModal() : dialog.close()));
  }
}
