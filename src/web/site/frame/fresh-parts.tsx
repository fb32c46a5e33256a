// The parts of the frame that must be true within a second: made as HTML by themselves, so that a kept page can be given new
// ones without being rendered (docs/decisions/0049-fresh-parts.md).
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import type { Language } from '#company/facts/languages.ts';
import type { StormNotice } from '#contract/leads/storm.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { HeaderOpening, HeroOpening } from './next-opening.tsx';
import { StormBanner } from './storm-banner.tsx';

/** The parts as HTML by their names, and when they may change although nothing is announced. */
type Fresh = { parts: Readonly<Record<string, string>>; changesAt: string };

/** Makes all parts as of now. */
export async function freshParts(context: Readonly<RouterContextProvider>): Promise<Fresh> {
  const company = context.get(companyContext);
  const api = context.get(apiContext);
  const [next, { notice }] = await Promise.all([
    api('GET /api/next-opening'),
    api('GET /api/storm-notice'),
  ]);
  const headerOpening = (language: Language) =>
    renderToStaticMarkup(<HeaderOpening {...{ next, company, language }} />);
  const heroOpening = (language: Language) =>
    renderToStaticMarkup(<HeroOpening {...{ next, company, language }} />);
  return {
    parts: {
      headerOpening: headerOpening('en'),
      spanishHeaderOpening: headerOpening('es'),
      stormBanner: stormBanner(notice, 'en'),
      spanishStormBanner: stormBanner(notice, 'es'),
      heroOpening: heroOpening('en'),
      spanishHeroOpening: heroOpening('es'),
    },
    changesAt: notice && notice.until < next.changesAt ? notice.until : next.changesAt,
  };
}

const stormBanner = (notice: StormNotice | null, language: Language) =>
  notice ? renderToStaticMarkup(<StormBanner {...{ notice, language }} />) : '';
