// What is asked when a conversation is closed: how it was. Fetched then.
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
      make('span', { class: 'sr-only' }, stars === 1 ? '1 star' : `${stars} stars`),
    ),
  );
  const form = make(
    'form',
    { class: 'chat-panel-rating' },
    make('fieldset', {}, make('legend', {}, 'How did we do?'), ...choices),
    make('label', { class: 'field-label', for: words.id }, 'Anything you want to add (optional)'),
    words,
    error,
    make('button', { type: 'submit', class: 'button button-oak button-small' }, 'Send Rating'),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const stars = Number(new FormData(form).get('stars'));
    error.textContent = stars
      ? ((await rate(stars, words.value.trim())) ?? '')
      : 'Please choose one to five stars.';
  });
  return form;
}
