// Says that messages wait: with a number at what opens the chat, and in the title of the page.
import { fill } from '#company/rules/platform/fill-message.ts';
import { chatWords } from './chat-words.ts';

/** What leads to the chat: its own buttons, and the round one in the corner. */
const WAYS = '[data-chat], #contact-button';

/** Shows how many wait; `open` is called when the number on the round button is touched. */
export function makeAttention(open: () => void): (count: number) => void {
  let shown = 0;
  const corner = document.getElementById('contact-button');
  corner?.addEventListener(
    'click',
    (event) => {
      if (shown === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      open();
    },
    { capture: true },
  );
  const name = corner?.getAttribute('aria-label') ?? '';
  return (count) => {
    if (count === shown) return;
    shown = count;
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = count ? `(${count}) ${title}` : title;
    for (const way of document.querySelectorAll<HTMLElement>(WAYS)) {
      if (count) way.dataset.unread = String(count);
      else delete way.dataset.unread;
    }
    if (!corner) return;
    corner.setAttribute('aria-label', count ? fill(chatWords.unread, { count }) : name);
    if (count) corner.hidden = false;
  };
}
