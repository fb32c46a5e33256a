// What the frame and the head of every page name: the services and the areas, in their order, and what the company claims. The server hands it to
// each render, like the company itself, so that also a page for what went wrong has its whole footer.
import type { Area } from './content/areas.ts';
import type { PublicClaims } from './content/company.ts';
import type { Service } from './content/services.ts';

/** The paths of the texts that are in English on a page in another language. */
type Untranslated = { readonly untranslated: readonly string[] };

export type SiteIndex = {
  readonly claims: PublicClaims & Untranslated;
  readonly services: readonly (Pick<Service, 'slug' | 'title'> & Untranslated)[];
  readonly areas: readonly (Pick<Area, 'slug' | 'name' | 'isCore'> & Pick<Area['page'], 'kind'>)[];
};
