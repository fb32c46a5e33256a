// Brings the chat when someone asks for it, or has one that goes on; before that nothing of it is loaded
// (docs/product/chat.md#panel).
import { contactPage } from '#web/features/chat/contact-page.ts';
import { hasSavedChat } from '#web/features/chat/has-saved-chat.ts';

const load = () => import('#web/features/chat/panel/chat-panel.ts');

/** Listens to everything that is marked as a way to the chat; an address that ends in #chat is one, too. */
export function startChat(): void {
  document.documentElement.dataset.hearsChat = '';
  const open = () =>
    load().then(
      ({ openPanel }) => openPanel(),
      // The code did not come: the page that tells the other ways.
      () => location.assign(contactPage()),
    );
  addEventListener('click', (event) => {
    const way = (event.target as Element).closest('[data-chat]');
    if (!way) return;
    // The section that a link leads to may be on another page; the chat is on this one.
    if (way.matches('a:not([href^="#"])')) event.preventDefault();
    void open();
  });
  if (location.hash === '#chat') void open();
  else if (hasSavedChat()) void load().then(({ resumePanel }) => resumePanel());
}
