// The towns that are named first: those of the core areas.
import type { SiteIndex } from '#contract/site/site-index.ts';

/** Their names in the order of the areas, without an article: "Woodlands". */
export function coreTowns(areas: SiteIndex['areas']): string[] {
  return areas.filter(({ isCore }) => isCore).map(({ name }) => name.replace(/^The /, ''));
}
