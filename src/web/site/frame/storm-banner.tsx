// The notice on every public page after a storm: in the flow above the header, so that it covers nothing, and hidden without a
// script (docs/product/storm.md#notice).
import { hrefIn, type Language } from '#company/facts/languages.ts';
import { spanishStormNoticeWords } from '#company/facts/storm-messages.es.ts';
import { stormNoticeWords } from '#company/facts/storm-messages.ts';
import type { StormNotice } from '#contract/leads/storm.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { stormBannerMessages } from './messages/choose-storm-banner-messages.ts';

type StormBannerProps = { notice: StormNotice; language: Language };

/** The notice; it comes back with the next page, since anyone who needs it may find it late. */
export function StormBanner({ notice, language }: StormBannerProps) {
  const words = stormBannerMessages[language];
  return (
    <section className="storm-banner on-deep no-print" aria-label={words.name}>
      <div className="page-width">
        <NoticeWords {...{ notice, language }} />
        <TextLink href={hrefIn(language, '/storm')}>{words.help}</TextLink>
        <label>
          <input type="checkbox" className="sr-only" autoComplete="off" />
          {words.hide}
          <span className="sr-only"> {words.hideWhat}</span>
        </label>
      </div>
    </section>
  );
}

/** What staff have written is there in English alone; the words that they are offered have a Spanish. */
function NoticeWords({ notice: { words }, language }: StormBannerProps) {
  if (language === 'en') return <p>{words}</p>;
  if (words === stormNoticeWords) return <p>{spanishStormNoticeWords}</p>;
  return <p lang="en">{words}</p>;
}
