// Pairs before and after, each under one slider, the first one large
// (docs/product/galleries-and-timeline.md#before-and-after).
import type { PicturePair } from '#contract/site/content/projects.ts';
import { PageWidth } from '#web/ui/page-width.tsx';
import { type PictureMix, usePictureMix } from '#web/ui/picture-facts.ts';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { Comparison } from './comparison.tsx';

const intros: Record<PictureMix, { heading: string; note: string }> = {
  renderings: {
    heading: 'Same house, same morning',
    note: 'The walk, the beds and the grass change; the camera and the light do not. Both pictures of a pair are 3D renderings of one design.',
  },
  both: {
    heading: 'Same place, before and after',
    note: 'What the work changed, seen from one spot. Pictures are 3D renderings of a design where we do not say that they are photos.',
  },
  photos: {
    heading: 'Same place, before and after',
    note: 'What the work changed, in photos from one spot. Each owner allowed theirs.',
  },
};

/** The section; none while there is no pair. */
export function BeforeAfter({ pairs }: { pairs: readonly PicturePair[] }) {
  const mix = usePictureMix(pairs.flatMap(({ before, after }) => [before.picture, after.picture]));
  if (pairs.length === 0) return null;
  const { heading, note } = intros[mix];
  return (
    <Section id="before-after" tone="raised" labelledBy="before-after-heading">
      <PageWidth className="before-after">
        <header>
          <SectionHeading id="before-after-heading">{heading}</SectionHeading>
          <p className="mt-4 max-w-[30em] text-lead text-ink-soft">
            <span className="needs-script">Drag the handle. </span>
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
            <h3 className="text-feature">COMING SOON</h3>
            <p className="mt-3 max-w-[30em] text-ink-soft">
              Photo pairs of finished yards, taken from the same spot a season apart. We ask each
              owner first, so it takes its time.
            </p>
          </div>
        ) : null}
      </PageWidth>
    </Section>
  );
}
