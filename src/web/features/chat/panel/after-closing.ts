// What is asked when a conversation is closed: how it was. Fetched then.
import { fill } from '#company/rules/platform/fill-message.ts';
import { conversationWords } from './chat-words.ts';
import { make } from './make.ts';

const STARS = [1, 2, 3, 4, 5];

/** The form; `rate` settles with what went wrong, in words, or with nothing. */
export function makeRating(
  rate: (stars: number, words: string) => Promise<string | null>,
): HTMLFormElement {
  const error = make('p', { class: 'send-failure', role: 'alert' });
  const words = make('textarea', { class: 'field-control', rows: 2, id: 'chat-rating-words' });
  const choices = STARS.map((stars) =>
    make(
      'label',
      {},
      make('input', { type: 'radio', name: 'stars', value: stars, class: 'sr-only' }),
      make('span', { 'aria-hidden': 'true' }, '★'),
      make(
        'span',
        { class: 'sr-only' },
        stars === 1 ? conversationWords.oneStar : fill(conversationWords.stars, { count: stars }),
      ),
    ),
  );
  const form = make(
    'form',
    { class: 'chat-panel-rating' },
    make('fieldset', {}, make('legend', {}, conversationWords.rating), ...choices),
    make('label', { class: 'field-label', for: words.id }, conversationWords.ratingWords),
    words,
    error,
    make(
      'button',
      { type: 'submit', class: 'button button-oak button-small' },
      conversationWords.sendRating,
    ),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const stars = Number(new FormData(form).get('stars'));
    error.textContent = stars
      ? ((await rate(stars, words.value.trim())) ?? '')
      : conversationWords.starsMissing;
  });
  return form;
}
