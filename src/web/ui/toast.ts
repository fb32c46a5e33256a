// Shows one short message at a time in the page's toast region, without React
// (docs/product/errors-and-texts.md#toasts).

export type ToastMessage = {
  title: string;
  description: string;
  variant?: 'destructive';
  /** How long it is shown. */
  shownMs?: number;
};

let hideShown: () => void = () => {};

/** Shows a message in place of the one before it. It waits while the pointer or the focus is on it. */
export function showToast({ title, description, variant, shownMs = 5000 }: ToastMessage): void {
  hideShown();
  const box = document.querySelector<HTMLElement>(
    `[data-toast="${variant === 'destructive' ? 'alert' : 'status'}"]`,
  );
  const [titleLine, descriptionLine] = box?.querySelectorAll('p') ?? [];
  if (!box || !titleLine || !descriptionLine) return;

  const listeners = new AbortController();
  const { signal } = listeners;
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    listeners.abort();
    box.hidden = true;
    titleLine.textContent = '';
    descriptionLine.textContent = '';
  };
  const countDown = () => {
    clearTimeout(timer);
    timer = window.setTimeout(hide, shownMs);
  };
  const wait = () => clearTimeout(timer);

  box.hidden = false;
  // The live region must be seen empty before it is filled, else it stays silent.
  requestAnimationFrame(() => {
    if (signal.aborted) return;
    titleLine.textContent = title;
    descriptionLine.textContent = description;
  });
  box.addEventListener('pointerenter', wait, { signal });
  box.addEventListener('pointerleave', countDown, { signal });
  box.addEventListener('focusin', wait, { signal });
  box.addEventListener('focusout', countDown, { signal });
  box.querySelector('button')?.addEventListener('click', hide, { signal });
  countDown();
  hideShown = hide;
}
