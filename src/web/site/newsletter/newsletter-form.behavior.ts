// The newsletter's form on the home page: sends itself, then makes room for the thank-you panel.
const load = () => import('./newsletter-sender.ts');

/** Starts the form and its thank-you panel; the code that sends comes when the form is first touched. */
export function start(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('[data-newsletter]');
  const panel = root.querySelector<HTMLElement>('[data-newsletter-thanks]');
  const button = form?.querySelector('button');
  if (!form || !panel || !button) return;
  form.noValidate = true;
  form.addEventListener('focusin', () => void load().then(({ prepare }) => prepare()), {
    once: true,
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaDisabled === 'true') return;
    const label = button.textContent;
    button.ariaDisabled = 'true';
    button.textContent = button.dataset.busy ?? label;
    try {
      await (await load()).subscribe(form, () => {
        form.inert = true;
        panel.inert = false;
        panel.focus();
      });
    } catch {
      // The code did not come; the plain form does without it.
      form.submit();
    } finally {
      button.ariaDisabled = null;
      button.textContent = label;
    }
  });
}
