// What the frame and the head of every page name.
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { PublishedContent } from '#contract/site/content/kinds.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import { publicClaims } from './claim-sources.ts';
import { inLanguage } from './in-language.ts';

/** Services and areas with what links to them say, and the claims of the company, in a language. */
export function siteIndex(
  content: PublishedContent,
  figures: Pick<BusinessSettings, 'serviceRadiusMiles' | 'replyHours'>,
  language: Language,
): SiteIndex {
  const { all, only } = inLanguage(content, figures, language);
  const titles = content.service.map(({ slug, title }) => ({ slug, title }));
  return {
    claims: only('company-claims', publicClaims(content['company-claims'])),
    services: all('service', titles),
    areas: content.area.map(({ slug, name, isCore, page }) => ({
      slug,
      name,
      isCore,
      kind: page.kind,
    })),
  };
}
