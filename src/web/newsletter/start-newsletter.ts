// Wakes the newsletter's form: the code that sends it comes when the form is first touched.
const load = () => import('./newsletter-sender.ts');

/** Starts the form and its thank-you panel; without them it does nothing. */
export function startNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-newsletter]');
  const panel = document.querySelector<HTMLElement>('[data-newsletter-thanks]');
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
    button.textContent = 'Subscribing...';
    try {
      const isSubscribed = await (await load()).subscribe(form);
      if (isSubscribed) {
        form.inert = true;
        panel.inert = false;
        panel.focus();
      }
    } catch {
      // The code did not come; the plain form does without it.
      form.submit();
    } finally {
      button.ariaDisabled = null;
      button.textContent = label;
    }
  });
}
