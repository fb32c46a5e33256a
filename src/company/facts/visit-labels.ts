// The words around visits: what can go wrong on one, what one is told of, and how often one comes.

/** The kinds of problem that a customer can report, each with a way to say it. */
export const problemKinds = [
  { value: 'bad-job', label: 'The work was not done well' },
  { value: 'partial', label: 'Only part of it was done' },
  { value: 'nobody-came', label: 'Nobody came' },
  { value: 'damage', label: 'Something was damaged' },
  { value: 'scheduling', label: 'The day or the time was wrong' },
  { value: 'gate-open', label: 'A gate was left open' },
  { value: 'other', label: 'Something else' },
] as const;
export type ProblemKind = (typeof problemKinds)[number]['value'];

/** What a customer wants of us then. */
export const problemWishes = [
  { value: 'fix', label: 'Please fix it' },
  { value: 'credit', label: 'I would rather have a credit' },
] as const;
export type ProblemWish = (typeof problemWishes)[number]['value'];

/** Why a visit was not made, as far as its customer is told. */
export const notDoneKinds = ['paused', 'no-access', 'weather', 'other'] as const;
export type NotDoneKind = (typeof notDoneKinds)[number];

/**
 * The kind of reason that its customer is told of. What crew or office wrote about it is for the office.
 *
 * @param skipKind As crew or office chose it; null is a pause of its plan. One that its customer did not want is not told of.
 */
export function notDoneKindOf(skipKind: string | null): NotDoneKind {
  if (skipKind === null) return 'paused';
  return skipKind === 'no-access' || skipKind === 'weather' ? skipKind : 'other';
}

/** Why a visit was not made, in a sentence. */
export const notDoneReasons: Readonly<Record<NotDoneKind, string>> = {
  paused: 'Your plan was paused on this day.',
  'no-access': 'The crew couldn’t get to the work area.',
  weather: 'The weather didn’t allow it.',
  other: 'The crew had to leave without doing the work.',
};

/** What is told of a visit, in the order in which it happens. */
export const noticeKinds = [
  { value: 'two-days-before', label: 'Before a visit, a day or two ahead' },
  { value: 'morning-of', label: 'On the morning of a visit' },
  { value: 'on-the-way', label: 'When the crew is on its way' },
  { value: 'done', label: 'When the visit is done, with its photos' },
  { value: 'review', label: 'When we’d like to know how a visit was' },
] as const;
export type NoticeKind = (typeof noticeKinds)[number]['value'];

/** What is mailed of each visit; that the work was not done cannot be switched off. */
export type VisitNotice = Exclude<NoticeKind, 'review'> | 'not-done';

/** All that is mailed of visits. */
export const visitNoticeKinds: readonly VisitNotice[] = [
  ...noticeKinds.map(({ value }) => value).filter((kind) => kind !== 'review'),
  'not-done',
];

/** How often a plan's visits come, as people say it. */
export const frequencyWords = {
  weekly: 'weekly',
  'bi-weekly': 'bi-weekly',
  monthly: 'monthly',
  'per-visit': 'on request',
  rounds: 'by season',
} as const;

/** How someone said yes to a text. */
export const agreementWayLabels = {
  portal: 'Agreed to online by typing the name',
  link: 'Agreed to online by typing the name',
  phone: 'Agreed to by phone',
  paper: 'Agreed to on paper',
  automatic: 'Applied by the agreement before it',
} as const;
