// Answers of the company that fit what someone is typing, before it is sent. They are found in the browser, where the text stays until then
// (docs/product/chat.md#answers-before-waiting).
import { matchingQuestions } from '#company/rules/chat/matching-questions.ts';
import type { Question } from '#contract/site/content/questions.ts';
import { api } from '#web/lib/browser-api.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import styles from './likely-answers.css?url';
import { loadLook } from './load-look.ts';
import { button, icon, make, put } from './make.ts';
import type { LikelyAnswersMessages } from './messages/likely-answers-messages.en.ts';

/** Long enough after a key that someone pauses. */
const PAUSE_MS = 500;

/** An answer, and which of its texts are in English on a page in another language. */
type ShownQuestion = Question & { untranslated: string[] };

let questions: Promise<ShownQuestion[]> | undefined;
/** There once the questions are. */
let words: LikelyAnswersMessages;
let timer = 0;

/** Shows beside a message what fits its text at the next pause; nothing more of that message once someone has hidden it. */
export function show(typedIn: EventTarget | null): void {
  const isMessage =
    typedIn instanceof HTMLTextAreaElement &&
    typedIn.form?.matches('.chat-composer, .chat-panel-start');
  if (!isMessage) return;
  clearTimeout(timer);
  timer = window.setTimeout(() => void find(typedIn), PAUSE_MS);
}

async function find(text: HTMLTextAreaElement): Promise<void> {
  questions ??= loadLook(styles).then(readQuestions);
  const found = matchingQuestions(text.value, await questions, pageLanguage());
  const whole = text.form?.querySelector<HTMLElement>('.likely-answers') ?? makeList(text);
  const slugs = found.map(({ slug }) => slug).join();
  if (whole.dataset.hidden || whole.dataset.shown === slugs) return;
  whole.dataset.shown = slugs;
  whole.hidden = found.length === 0;
  const [head, list] = whole.children;
  const said = head?.querySelector('p');
  if (said) said.textContent = whole.hidden ? '' : words.lead;
  if (list) put(list, ...found.map(answer));
}

/** Above the line of a conversation, or below the first message; gone when that is sent. */
function makeList(text: HTMLTextAreaElement): HTMLElement {
  const hide = () => {
    whole.dataset.hidden = 'yes';
    whole.hidden = true;
    text.focus();
  };
  const close = button('chat-panel-icon', icon('close'), hide, { 'aria-label': words.hide });
  const whole = make(
    'section',
    { class: 'likely-answers', 'aria-label': words.name, hidden: true },
    make('div', { class: 'likely-answers-head' }, make('p', { role: 'status' }), close),
    make('div'),
  );
  const { form } = text;
  form?.addEventListener('submit', () => whole.remove(), { once: true });
  if (form?.matches('.chat-composer')) form.prepend(whole);
  else text.parentElement?.after(whole);
  return whole;
}

/** All of them, once, with the words around them; none when they do not come. */
async function readQuestions(): Promise<ShownQuestion[]> {
  const language = pageLanguage();
  words = await fetchWords();
  const answered = await api('GET /api/content/questions', {
    query: language === 'en' ? {} : { language },
  }).catch(() => ({ questions: [] }));
  return answered.questions;
}

async function fetchWords(): Promise<LikelyAnswersMessages> {
  return pageLanguage() === 'es'
    ? (await import('./messages/likely-answers-messages.es.ts')).spanishLikelyAnswersMessages
    : (await import('./messages/likely-answers-messages.en.ts')).englishLikelyAnswersMessages;
}

function answer({ question, answer, untranslated }: ShownQuestion): HTMLElement {
  const lang = (text: string) => (untranslated.includes(text) ? { lang: 'en' } : {});
  return make(
    'details',
    {},
    make('summary', lang('question'), question),
    make('p', lang('answer'), answer),
  );
}
