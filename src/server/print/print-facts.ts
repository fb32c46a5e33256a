// What a printed piece is made from: the business settings and where the site lives. Data only, so that it can be a key.
import type { BusinessSettings } from '#company/facts/settings.ts';

export type PrintFacts = {
  company: BusinessSettings;
  /** Where the codes lead, without a slash at the end. */
  origin: string;
};
