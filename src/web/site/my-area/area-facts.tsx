// The parts of a ZIP code's page that other pages show as well (web/features/my-area/fill-my-area.ts): each stands by itself.

import type { ReactNode } from 'react';
import { coldestNight } from '#company/facts/hardiness-zones.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { capitalized } from '#company/rules/platform/capitalized.ts';
import type { YardFacts } from '#company/rules/site/yard-facts.ts';
import type { NextOpening } from '#contract/booking/next-opening.ts';
import type { PricedEstimate } from '#contract/leads/estimate.ts';
import type { Area } from '#contract/site/content/areas.ts';
import type { AreaPart } from '#web/features/my-area/my-area-slot.tsx';
import { HeroOpening } from '#web/site/frame/next-opening.tsx';
import type { Phone } from '#web/ui/phone-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export type Yard = YardFacts<Area>;

/** Marked, so that it can be found. On other pages it says which ZIP code it is about, and how to give another. */
function Part({ part, yard, children }: { part: AreaPart; yard: Yard; children: ReactNode }) {
  return (
    <div
      data-my-area={part}
      data-first-frost={yard.winter?.firstFrost}
      className="mt-4 mb-8 max-w-[34rem]"
    >
      <p hidden className="text-small font-semibold text-oak">
        {yard.town}, {yard.zip} · <TextLink href="/my-area">Change</TextLink>
      </p>
      {children}
    </div>
  );
}

/** How far we drive, and one thing worth knowing about working there. */
export function DrivePart({
  yard,
  serviceRadiusMiles,
}: {
  yard: Yard;
  serviceRadiusMiles: number;
}) {
  const { isWithin, miles, drive, areas } = yard;
  return (
    <Part part="drive" yard={yard}>
      <p className="mt-2 text-lead">
        {isWithin
          ? `${capitalized(drive)} from our office, ${miles} miles as the crow flies.`
          : `${miles} miles from our office. We work within ${serviceRadiusMiles} miles; travel fees may apply beyond. Please call us.`}
      </p>
      {isWithin && areas[0] ? <p className="mt-1 text-ink-soft">{areas[0].note}</p> : null}
    </Part>
  );
}

type OpeningProps = { yard: Yard; next: NextOpening; company: Phone };

/** The next time that can be booked, with what holds there. */
export function OpeningPart({ yard, next, company }: OpeningProps) {
  return (
    <Part part="opening" yard={yard}>
      <p className="mt-2">
        <HeroOpening next={next} company={company} language="en" />
      </p>
      <p className="mt-1 text-ink-soft">
        In {yard.town} you get: {yard.terms.join(', ')}.
      </p>
    </Part>
  );
}

/** A visit to the usual lot there, with the fee and the tax. */
export function PricePart({ yard, price }: { yard: Yard; price: PricedEstimate }) {
  const { lot } = yard;
  return (
    <Part part="price" yard={yard}>
      <p className="mt-2 text-lead">
        {formatMoney(price.subtotal)} a visit, weekly, for a lot of{' '}
        {lot.propertySize.toLocaleString('en-US')} sq ft; {formatMoney(price.total)} with{' '}
        {price.taxRate} sales tax.
      </p>
      <p className="mt-1 text-ink-soft">
        {lot.methodology} Your own lot may differ: check your address in the{' '}
        <a className="underline" href="/#lawn-maintenance">
          lawn plan
        </a>
        .
      </p>
    </Part>
  );
}

/** Zone, frost and ground, as far as we know them. */
export function GuidePart({ yard }: { yard: Yard }) {
  const { winter, areas, zip } = yard;
  const [area] = areas;
  const night = winter && coldestNight[winter.zone];
  return (
    <Part part="guide" yard={yard}>
      {winter && night ? (
        <p className="mt-2">
          {zip} is in zone {winter.zone}: the coldest night of an average year is{' '}
          {`${night.from} to ${night.to} °F`}. The last frost is typically around {winter.lastFrost}
          , the first around {winter.firstFrost}; both move by weeks from year to year.
        </p>
      ) : (
        <p className="mt-2">
          We have frost dates for the ZIP codes of our own areas only. Yours is not among them.
        </p>
      )}
      {area ? (
        <p className="mt-1 text-ink-soft">
          The ground: {area.page.soil.heading}.{' '}
          <a className="underline" href={`/areas/${area.slug}`}>
            More about {area.name}
          </a>
        </p>
      ) : null}
    </Part>
  );
}
