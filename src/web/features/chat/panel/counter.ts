// Says how many characters are left, once a message comes near the most that one has room for (docs/product/chat.md#sending).

import { fill } from '#company/rules/platform/fill-message.ts';
import { MESSAGE_LENGTH } from '#company/rules/platform/form-fields.ts';
import { chatWords } from './chat-words.ts';
import { make } from './make.ts';

/** From this many characters on it is said. */
const NEAR = MESSAGE_LENGTH - 200;

export type Counter = {
  whole: HTMLElement;
  show: () => void;
  isOver: () => boolean;
  /** What is said. */
  words: () => string;
};

/** The line below a field, which follows what is typed. */
export function makeCounter(field: HTMLTextAreaElement): Counter {
  const whole = make('p', { class: 'chat-panel-small', role: 'status', hidden: true });
  const left = () => MESSAGE_LENGTH - field.value.length;
  const words = () =>
    fill(left() < 0 ? chatWords.charactersOver : chatWords.charactersLeft, {
      count: Math.abs(left()),
    });
  const show = () => {
    whole.hidden = field.value.length < NEAR;
    whole.textContent = whole.hidden ? '' : words();
    whole.toggleAttribute('data-over', left() < 0);
  };
  field.addEventListener('input', show);
  show();
  return { whole, show, isOver: () => left() < 0, words };
}
