// What a printed piece is made from: settings, content and where the site lives. Data only, so that it can be a key.
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { Service } from '#contract/site/content/services.ts';

export type PrintFacts = {
  company: BusinessSettings;
  /** Title and line of each service, and the names of the areas. */
  services: readonly Pick<Service, 'slug' | 'title' | 'flyerLine'>[];
  areas: readonly string[];
  /** Where the codes lead, without a slash at the end. */
  origin: string;
  /** The code of the short link that it carries; none leads to the site itself. */
  link: string | null;
};
