// What a printed piece is made from: settings, content and where the site lives. Data only, so that it can be a key.
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { CompanyClaims } from '#contract/site/content/company.ts';
import type { Service } from '#contract/site/content/services.ts';

/** What the company claims on the flyer; what it does not is left out. */
type FlyerClaims = Pick<CompanyClaims, 'flyerReviews' | 'flyerAssurance' | 'flyerBadges'>;

export type PrintFacts = {
  company: BusinessSettings;
  /** Title and line of each service, and the names of the areas. */
  services: readonly Pick<Service, 'slug' | 'title' | 'flyerLine'>[];
  areas: readonly string[];
  claims: FlyerClaims;
  /** Where the codes lead, without a slash at the end. */
  origin: string;
  /** The code of the short link that it carries; none leads to the site itself. */
  link: string | null;
};
