// What a text message means that is one of the words that everyone may send: STOP, HELP and START, in every spelling (47 CFR 64.1200(a)(10)).

import type { Language } from '../../facts/languages.ts';

export type TextWord = 'stop' | 'start' | 'help';

/** Said around the word, and changing nothing. */
const COURTESY = new Set(
  'please pls plz thanks thank you thx ty gracias por favor now immediately already ya hi hello hey ok okay just kindly ahora hola'.split(
    ' ',
  ),
);

const ENGLISH_STOPS = new Set([
  ...'stop stopall unsubscribe unsub cancel cancelall end quit revoke optout remove cease'.split(
    ' ',
  ),
  ...['stop all', 'opt out', 'opt me out', 'end all', 'cancel all', 'quit all', 'no more'],
  ...['revoke consent', 'revoke my consent', 'i revoke my consent', 'remove me', 'unsubscribe me'],
  ...['i want to stop', 'i quit', 'stop it', 'stop this', 'leave me alone'],
  ...['wrong number stop', 'stop wrong number'],
]);

const SPANISH_STOPS = new Set([
  ...'alto parar pare para paren detener detente basta cancelar cancele cancelen'.split(' '),
  ...'baja terminar fin desuscribir eliminar'.split(' '),
  ...['no mas', 'dar de baja', 'darme de baja', 'deme de baja', 'quiero parar', 'parar todo'],
]);

const ENGLISH_STARTS = new Set(
  'start unstop resume subscribe optin'
    .split(' ')
    .concat(['opt in', 'start texts', 'start texting me', 'text me again']),
);

const SPANISH_STARTS = new Set('iniciar comenzar empezar reanudar'.split(' '));

const ENGLISH_HELPS = new Set('help info'.split(' '));

const SPANISH_HELPS = new Set('ayuda ayudeme informacion'.split(' '));

/** Whole sentences that anyone would read as a withdrawal. */
const ENGLISH_STOP_SENTENCES = [
  /^(please )?(stop|quit|cease) (texting|messaging|contacting|sending)( (me|us|this number))?( (any|all|more|the|these|your|those))*( (texts?|messages?|sms))?( any ?more)?$/,
  /^(stop|end|cancel|no more) ((all|the|these|your|those|my|any) )*(texts?|text messages?|messages?|sms)$/,
  /^(do not|dont) (ever )?(text|message|contact) (me|us|this number)( again| any ?more)?$/,
  /^(remove|take) (me|my number|this number)( (from|off)( of)?( (the|your|this))?( (list|texts?|messages?))?)?$/,
  /^(unsubscribe|opt)( me)?( out)? (from|of) ((the|your|these|all) )*(texts?|messages?|list)$/,
];

const SPANISH_STOP_SENTENCES = [
  /^no (me )?(envien|manden|escriban|envie|mande|escriba)( mas)?( (mensajes|textos))?$/,
  /^dejen? de (enviar|mandar|escribir)(me|nos)?( mas)?( (mensajes|textos))?$/,
  /^no quiero( mas)? (mensajes|textos)$/,
  /^(no mas|alto a los|parar los|cancelar los) (mensajes|textos)$/,
];

type Spellings = {
  stops: ReadonlySet<string>;
  sentences: readonly RegExp[];
  starts: ReadonlySet<string>;
  helps: ReadonlySet<string>;
};

const spellings: Readonly<Record<Language, Spellings>> = {
  en: {
    ...{ stops: ENGLISH_STOPS, sentences: ENGLISH_STOP_SENTENCES },
    ...{ starts: ENGLISH_STARTS, helps: ENGLISH_HELPS },
  },
  es: {
    ...{ stops: SPANISH_STOPS, sentences: SPANISH_STOP_SENTENCES },
    ...{ starts: SPANISH_STARTS, helps: SPANISH_HELPS },
  },
};

/** The word that a text is, or null: in any case, with signs around it, spaced out, repeated, or said politely. */
export function textWordOf(text: string): TextWord | null {
  const said = saidIn(text);
  return wordIn('en', said) ?? wordIn('es', said);
}

/** Whether it is one of these words as Spanish has it. */
export function isSpanishWord(text: string): boolean {
  const said = saidIn(text);
  return wordIn('en', said) === null && wordIn('es', said) !== null;
}

function wordIn(language: Language, said: string): TextWord | null {
  const { stops, sentences, starts, helps } = spellings[language];
  if (stops.has(said) || sentences.some((sentence) => sentence.test(said))) return 'stop';
  if (starts.has(said)) return 'start';
  return helps.has(said) ? 'help' : null;
}

function saidIn(text: string): string {
  return once(withoutCourtesy(wordsOf(text))).join(' ');
}

/** In small letters without accents and signs; letters that stand alone ("S T O P") are one word. */
function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}|['’`´]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.length > 2 && words.every((word) => word.length === 1) ? [words.join('')] : words;
}

function withoutCourtesy(words: readonly string[]): readonly string[] {
  const isMeant = (word: string) => !COURTESY.has(word);
  const from = words.findIndex(isMeant);
  return from < 0 ? [] : words.slice(from, words.findLastIndex(isMeant) + 1);
}

/** "Stop stop stop" is "stop". */
function once(words: readonly string[]): readonly string[] {
  const [first] = words;
  return first !== undefined && words.every((word) => word === first) ? [first] : words;
}
