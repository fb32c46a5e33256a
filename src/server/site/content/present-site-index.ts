// What the frame and the head of every page name.
import type { Content } from '#contract/site/content/kinds.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import { publicClaims } from './claim-sources.ts';

/** Services and areas with what links to them say, and the claims of the company. */
export function siteIndex(content: Content): SiteIndex {
  return {
    claims: publicClaims(content['company-claims']),
    services: content.service.map(({ slug, title }) => ({ slug, title })),
    areas: content.area.map(({ slug, name, isCore, page }) => ({
      slug,
      name,
      isCore,
      kind: page.kind,
    })),
  };
}
