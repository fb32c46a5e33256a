// The parts of a ZIP code's page that other pages show as well (web/features/my-area/fill-my-area.ts): each stands by itself.

import type { ReactNode } from 'react';
import { coldestNight } from '#company/facts/hardiness-zones.ts';
import { type Language, linkIn } from '#company/facts/languages.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { capitalized } from '#company/rules/platform/capitalized.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { frostDay } from '#company/rules/site/frost-day.ts';
import type { YardFacts } from '#company/rules/site/yard-facts.ts';
import type { NextOpening } from '#contract/booking/next-opening.ts';
import type { PricedEstimate } from '#contract/leads/estimate.ts';
import type { Area } from '#contract/site/content/areas.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import type { AreaPart } from '#web/features/my-area/my-area-slot.tsx';
import { joinWords } from '#web/lib/list-sentence.ts';
import { markOf, type Shown } from '#web/lib/mark-of.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { HeroOpening } from '#web/site/frame/next-opening.tsx';
import { Filled } from '#web/ui/filled.tsx';
import type { Phone } from '#web/ui/phone-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { myAreaMessages } from './messages/choose-my-area-messages.ts';

/** What is known of a ZIP code, in the language of the page. */
export type Yard = YardFacts<HomeContent['areas'][number]> & { language: Language };

/** The towns of a ZIP code as a sentence names them. */
export function townOf({ towns, language }: Yard): string {
  return joinWords(towns, language);
}

/** Marked, so that it can be found. On other pages it says which ZIP code it is about, and how to give another. */
function Part({ part, yard, children }: { part: AreaPart; yard: Yard; children: ReactNode }) {
  const { language, winter, zip } = yard;
  return (
    <div
      data-my-area={part}
      data-first-frost={winter && frostDay(winter.firstFrost, language)}
      className="mt-4 mb-8 max-w-[34rem]"
    >
      <p hidden className="text-small font-semibold text-oak">
        {townOf(yard)}, {zip} ·{' '}
        <TextLink {...linkIn(language, '/my-area')}>{myAreaMessages[language].change}</TextLink>
      </p>
      {children}
    </div>
  );
}

/** How far we drive, and one thing worth knowing about working there. */
export function DrivePart({
  yard,
  serviceRadiusMiles: radius,
}: {
  yard: Yard;
  serviceRadiusMiles: number;
}) {
  const { isWithin, miles, areas, estimatedDrive: minutes, language } = yard;
  const words = myAreaMessages[language];
  const [area] = areas;
  const drive = area ? (
    <MarkedText entry={area} path="driveTime">
      {capitalized(area.driveTime)}
    </MarkedText>
  ) : (
    capitalized(fill(words.about, { minutes }))
  );
  return (
    <Part part="drive" yard={yard}>
      <p className="mt-2 text-lead">
        {isWithin ? (
          <Filled message={words.drive} values={{ drive, miles }} />
        ) : (
          fill(words.tooFar, { miles, radius })
        )}
      </p>
      {isWithin && area ? (
        <p className="mt-1 text-ink-soft" {...markOf(area, 'note')}>
          {area.note}
        </p>
      ) : null}
    </Part>
  );
}

type OpeningProps = {
  yard: Yard;
  terms: HomeContent['areaTerms'];
  next: NextOpening;
  company: Phone;
};

/** The next time that can be booked, with what holds there. */
export function OpeningPart({ yard, terms, next, company }: OpeningProps) {
  const { language } = yard;
  const listed = yard.areas.some(({ isCore }) => isCore) ? 'coreTerms' : 'otherTerms';
  // One line in one language: its parts are translated together.
  const mark = markOf(terms, `${listed}.0`);
  const shown = <span {...mark}>{yard.terms.join(', ')}</span>;
  return (
    <Part part="opening" yard={yard}>
      <p className="mt-2">
        <HeroOpening next={next} company={company} language={language} />
      </p>
      <p className="mt-1 text-ink-soft">
        <Filled
          message={myAreaMessages[language].youGet}
          values={{ town: townOf(yard), terms: mark.lang ? shown : yard.terms.join(', ') }}
        />
      </p>
    </Part>
  );
}

/** A visit to the usual lot there, with the fee and the tax. */
export function PricePart({ yard, price }: { yard: Yard; price: PricedEstimate }) {
  const { lot, language } = yard;
  const words = myAreaMessages[language];
  const plan = (
    <a className="underline" {...linkIn(language, '/#lawn-maintenance')}>
      {words.lawnPlan}
    </a>
  );
  return (
    <Part part="price" yard={yard}>
      <p className="mt-2 text-lead">
        {fill(words.price, {
          subtotal: formatMoney(price.subtotal),
          size: lot.propertySize.toLocaleString('en-US'),
          total: formatMoney(price.total),
          rate: price.taxRate,
        })}
      </p>
      <p className="mt-1 text-ink-soft">
        {words.howEstimated ?? lot.methodology}{' '}
        <Filled message={words.mayDiffer} values={{ plan }} />
      </p>
    </Part>
  );
}

/** An area with its page, in the language that was asked for. */
export type OwnPage = Area & Shown;

type GuideProps = { yard: Yard; ownPage: OwnPage | undefined };

/** Zone, frost and ground, as far as we know them. */
export function GuidePart({ yard, ownPage }: GuideProps) {
  const { winter, areas, zip, language } = yard;
  const words = myAreaMessages[language];
  const [area] = areas;
  return (
    <Part part="guide" yard={yard}>
      <p className="mt-2">
        {winter
          ? fill(words.winter, {
              ...{ zip, zone: winter.zone, cold: coldOf(yard, winter.zone) },
              lastFrost: frostDay(winter.lastFrost, language),
              firstFrost: frostDay(winter.firstFrost, language),
            })
          : words.noWinter}
      </p>
      {area && ownPage ? (
        <p className="mt-1 text-ink-soft">
          <Filled
            message={words.ground}
            values={{
              soil: (
                <span {...markOf(ownPage, 'page.soil.heading')}>{ownPage.page.soil.heading}</span>
              ),
              more: (
                <a className="underline" {...linkIn(language, `/areas/${area.slug}`)}>
                  {fill(words.moreAbout, { area: area.name })}
                </a>
              ),
            }}
          />
        </p>
      ) : null}
    </Part>
  );
}

/** The coldest night of a zone: "20 to 25 °F". */
function coldOf({ language }: Yard, zone: keyof typeof coldestNight): string {
  return fill(myAreaMessages[language].cold, coldestNight[zone]);
}
