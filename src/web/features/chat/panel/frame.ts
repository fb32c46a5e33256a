// The window of the chat: a panel at the bottom right of a wide screen, beside which the page can be used, and a sheet over
// a phone that ends where its keyboard begins (docs/product/chat.md#panel).
import type { ChatAvailability } from '#contract/chat/chat.ts';
import styles from '#web/styles/chat.css?url';
import { chatWords } from './chat-words.ts';
import { loadLook } from './load-look.ts';
import { button, type Child, icon, make, put } from './make.ts';

export type Frame = {
  body: HTMLElement;
  isOpen: () => boolean;
  /** Opens it, and puts the focus to where it begins unless the person is elsewhere. */
  open: (takesFocus: boolean) => void;
  /** Says who is there, as the server said. */
  tell: (availability: ChatAvailability) => void;
  /** What can be done with the conversation as a whole. */
  more: (...choices: Child[]) => void;
};

const PHONE = '(width < 40rem)';

/** Makes the window and loads its look; `closed` is called when a person has closed it. */
export function makeFrame(closed: () => void): Frame {
  const badge = make('b', {}, chatWords.offline);
  const response = make('span');
  const more = make('div', { class: 'chat-panel-more', hidden: true });
  const body = make('div', { class: 'chat-panel-body' });
  const heading = make('h2', { id: 'chat-panel-heading', tabindex: -1 }, chatWords.heading);
  const dialog = make(
    'dialog',
    { class: 'chat-panel no-print', 'aria-labelledby': heading.id },
    make(
      'div',
      { class: 'chat-panel-head' },
      make('div', {}, heading, make('p', { class: 'chat-panel-badge' }, badge, ' ', response)),
      button('chat-panel-icon', icon('close'), () => dialog.close(), {
        'aria-label': chatWords.close,
      }),
      more,
    ),
    body,
  );
  dialog.addEventListener('close', closed);
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close());
  body.addEventListener('input', ({ target }) => {
    // They are an extra: without a network people write as ever.
    import('./likely-answers.ts').then(
      (answers) => answers.show(target),
      () => {},
    );
  });
  document.body.append(dialog);
  fitToScreen(dialog);
  const dressed = loadLook(styles);
  return {
    body,
    isOpen: () => dialog.open,
    open(takesFocus) {
      if (dialog.open) return heading.focus();
      const before = document.activeElement;
      // Unstyled it would be a box at the end of the page.
      void dressed.then(() => {
        if (dialog.open) return;
        if (matchMedia(PHONE).matches) dialog.showModal();
        else dialog.show();
        if (takesFocus) heading.focus({ preventScroll: true });
        else if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    },
    tell({ isOnline, responseTime }) {
      badge.textContent = isOnline ? chatWords.online : chatWords.offline;
      badge.toggleAttribute('data-online', isOnline);
      response.textContent = responseTime;
    },
    more(...choices) {
      put(more, ...choices);
      more.hidden = choices.length === 0;
    },
  };
}

/** On a phone the sheet is as high as what the keyboard leaves free. */
function fitToScreen(dialog: HTMLElement): void {
  const view = window.visualViewport;
  if (!view) return;
  const measure = () => {
    dialog.style.setProperty('--chat-height', `${view.height}px`);
    dialog.style.setProperty('--chat-top', `${view.offsetTop}px`);
  };
  view.addEventListener('resize', measure);
  view.addEventListener('scroll', measure);
  measure();
}
