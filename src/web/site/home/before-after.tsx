// Two front yards before and after, each under one slider, and what is still to come
// (docs/product/galleries-and-timeline.md#before-and-after).
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { Comparison } from './comparison.tsx';

/** The section. */
export function BeforeAfter() {
  return (
    <Section id="before-after" tone="raised" labelledBy="before-after-heading">
      <PageWidth className="before-after">
        <header>
          <SectionHeading id="before-after-heading">Same house, same morning</SectionHeading>
          <p className="mt-4 max-w-[30em] text-lead text-ink-soft">
            <span className="needs-script">Drag the handle. </span>
            The walk, the beds and the grass change; the camera and the light do not. Both pictures
            of a pair are 3D renderings of one design.
          </p>
        </header>
        <Comparison
          name="sage farmhouse"
          before="sage-farmhouse-front-before"
          after="sage-farmhouse-front-summer"
          sizes="(min-width: 75rem) calc(50vw + 6rem), (min-width: 64rem) 58vw, 100vw"
          caption="Farmhouse front, Tomball. Flagstone for the concrete walk, a crape myrtle in a ringed bed, new St. Augustine."
        />
        <Comparison
          name="gray-green ranch house"
          before="ranch-front-before"
          after="ranch-front-spring-azaleas"
          sizes="(min-width: 64rem) 29rem, 100vw"
          caption="Ranch front, Cypress. Azaleas where the morning sun is, weeds and bare clay gone."
        />
        <div className="before-after-soon">
          <h3 className="text-feature">COMING SOON</h3>
          <p className="mt-3 max-w-[30em] text-ink-soft">
            Photo pairs of finished yards, taken from the same spot a season apart. We ask each
            owner first, so it takes its time.
          </p>
        </div>
      </PageWidth>
    </Section>
  );
}
