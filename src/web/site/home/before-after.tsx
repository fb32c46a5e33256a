// Pairs before and after, each under one slider, the first one large
// (docs/product/galleries-and-timeline.md#before-and-after).
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { PageWidth } from '#web/ui/page-width.tsx';
import { usePictureMix } from '#web/ui/picture-facts.ts';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { Comparison } from './comparison.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';

/** The section; none while there is no pair. */
export function BeforeAfter({ pairs }: { pairs: HomeContent['pairs'] }) {
  const words = homeMessages[useLanguage()].beforeAfter;
  const mix = usePictureMix(pairs.flatMap(({ before, after }) => [before.picture, after.picture]));
  if (pairs.length === 0) return null;
  const { heading, note } = words.intros[mix];
  return (
    <Section id="before-after" tone="raised" labelledBy="before-after-heading">
      <PageWidth className="before-after">
        <header>
          <SectionHeading id="before-after-heading">{heading}</SectionHeading>
          <p className="mt-4 max-w-[30em] text-lead text-ink-soft">
            <span className="needs-script">{`${words.dragHandle} `}</span>
            {note}
          </p>
        </header>
        {pairs.map((pair, index) => (
          <Comparison
            key={pair.slug}
            pair={pair}
            sizes={
              index === 0
                ? '(min-width: 75rem) calc(50vw + 6rem), (min-width: 64rem) 58vw, 100vw'
                : '(min-width: 64rem) 29rem, 100vw'
            }
          />
        ))}
        {mix === 'renderings' ? (
          <div className="before-after-soon">
            <h3 className="text-feature">{words.comingSoon}</h3>
            <p className="mt-3 max-w-[30em] text-ink-soft">{words.photosToCome}</p>
          </div>
        ) : null}
      </PageWidth>
    </Section>
  );
}
