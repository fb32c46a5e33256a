// The words around the figures of kept promises, in English; the figures and their labels come with the content.
export const englishPromisesMessages = {
  heading: 'How we keep our promises',
  // `days` are the days that count, such as "August 29 to November 26, 2026".
  fromRecords: 'From our own records, {days}. A figure is shown from 30 cases on.',
};

export type PromisesMessages = typeof englishPromisesMessages;
