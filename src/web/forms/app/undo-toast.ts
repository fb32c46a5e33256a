// Says what was done, with a button that takes it back: instead of asking beforehand whether someone is sure.
import { showToast } from '#web/ui/toast.ts';
import './undo-toast.css';

type Undo = {
  title: string;
  description: string;
  /** Takes it back; throws when that did not work. */
  undo: () => Promise<unknown>;
};

/** Long enough to notice a slip; the pointer or the focus on it keeps it for longer. */
const SHOWN_MS = 12_000;

/** Marks the button, so that a key can press it. */
export const UNDO_SELECTOR = '[data-toast="status"]:not([hidden]) .undo-toast';

/** Shows it. A second one takes the place of the first, which then stays done. */
export function showUndo({ title, description, undo }: Undo): void {
  showToast({ title, description, shownMs: SHOWN_MS });
  const box = document.querySelector<HTMLElement>('[data-toast="status"]');
  const close = box?.querySelector('button');
  if (!box || !close) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'undo-toast';
  button.textContent = 'Undo';
  button.title = 'Undo (Z)';
  const nextAction = new AbortController();
  const takeAway = () => {
    hidden.disconnect();
    nextAction.abort();
    button.remove();
  };
  // With the next form that is sent this action stays done: taking it back would meet what came after it.
  const { signal } = nextAction;
  document.addEventListener('submit', () => close.click(), { capture: true, signal });
  // The toast is hidden when its time is over, when it is closed and when another message comes.
  const hidden = new MutationObserver(takeAway);
  hidden.observe(box, { attributes: true, attributeFilter: ['hidden'] });
  button.addEventListener('click', async () => {
    close.click();
    try {
      await undo();
      showToast({ title: 'Undone', description: `${title}: taken back.` });
    } catch {
      showToast({
        title: 'Error',
        description: 'That couldn’t be undone. Please check it again.',
        variant: 'destructive',
      });
    }
  });
  close.before(button);
}
