// What samples of automatic mails are made with, and the person who does not exist that all of them are for.
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import type { RenderedMail } from './render-mail.ts';

/** `at` makes an address of a path of the site. */
export type SampleGround = {
  settings: BusinessSettings;
  language: Language;
  words: WordsOfMails;
  at: (path: string) => string;
};

export type Sample = (ground: SampleGround) => Promise<RenderedMail>;

export const SOMEONE = {
  firstName: 'Fern',
  customerName: 'Fern Example',
  email: 'fern@example.com',
  phone: '(281) 555-0131',
  /** A Tuesday. */
  date: '2027-04-20',
} as const;
