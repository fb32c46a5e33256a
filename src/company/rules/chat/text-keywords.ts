// What a text message means that is one of the words that everyone may send: STOP, HELP and START, in every spelling (47 CFR 64.1200(a)(10)).

export type TextWord = 'stop' | 'start' | 'help';

/** Said around the word, and changing nothing. */
const COURTESY = new Set(
  'please pls plz thanks thank you thx ty gracias por favor now immediately already ya hi hello hey ok okay just kindly ahora hola'.split(
    ' ',
  ),
);

const STOPS = new Set([
  ...'stop stopall unsubscribe unsub cancel cancelall end quit revoke optout remove cease'.split(
    ' ',
  ),
  ...'alto parar pare para detener detente basta cancelar baja terminar fin desuscribir'.split(' '),
  ...[
    'stop all',
    'opt out',
    'opt me out',
    'end all',
    'cancel all',
    'quit all',
    'no mas',
    'no more',
  ],
  ...['revoke consent', 'revoke my consent', 'i revoke my consent', 'remove me', 'unsubscribe me'],
  ...['dar de baja', 'darme de baja', 'deme de baja', 'quiero parar', 'i want to stop', 'i quit'],
  ...['stop it', 'stop this', 'leave me alone', 'wrong number stop', 'stop wrong number'],
]);

const STARTS = new Set(
  'start unstop resume subscribe optin iniciar comenzar empezar reanudar'
    .split(' ')
    .concat(['opt in', 'start texts', 'start texting me', 'text me again']),
);

const HELPS = new Set('help info ayuda informacion'.split(' '));

/** Whole sentences that anyone would read as a withdrawal. */
const STOP_SENTENCES = [
  /^(please )?(stop|quit|cease) (texting|messaging|contacting|sending)( (me|us|this number))?( (any|all|more|the|these|your|those))*( (texts?|messages?|sms))?( any ?more)?$/,
  /^(stop|end|cancel|no more) ((all|the|these|your|those|my|any) )*(texts?|text messages?|messages?|sms)$/,
  /^(do not|dont) (ever )?(text|message|contact) (me|us|this number)( again| any ?more)?$/,
  /^(remove|take) (me|my number|this number)( (from|off)( of)?( (the|your|this))?( (list|texts?|messages?))?)?$/,
  /^(unsubscribe|opt)( me)?( out)? (from|of) ((the|your|these|all) )*(texts?|messages?|list)$/,
  /^no (me )?(envien|manden|escriban|envie|mande|escriba)( mas)?( (mensajes|textos))?$/,
  /^(no mas|alto a los|parar los) (mensajes|textos)$/,
];

/** The word that a text is, or null: in any case, with signs around it, spaced out, repeated, or said politely. */
export function textWordOf(text: string): TextWord | null {
  const words = withoutCourtesy(wordsOf(text));
  const said = once(words).join(' ');
  if (STOPS.has(said) || STOP_SENTENCES.some((sentence) => sentence.test(said))) return 'stop';
  if (STARTS.has(said)) return 'start';
  return HELPS.has(said) ? 'help' : null;
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
