// Where a consultation is booked: the calendar island and, beside it, what one gets (docs/product/booking.md).

import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import BookingCalendar from '#web/features/booking/flow/booking.island.tsx';
import type { BookingProps } from '#web/features/booking/flow/booking-props.ts';
import {
  bookingMessages,
  plainBookingMessages,
} from '#web/features/booking/messages/choose-booking-messages.ts';
import { calendarOpensAt } from '#web/features/booking/plain/openings.ts';
import { OpeningsForm } from '#web/features/booking/plain/openings-form.tsx';
import { MyAreaSlot } from '#web/features/my-area/my-area-slot.tsx';
import { Island } from '#web/islands/island.tsx';
import { joinWords } from '#web/lib/list-sentence.ts';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';

type BookingSectionProps = {
  company: CompanyProfile;
  claims: Pick<SiteIndex['claims'], 'headlineAreas' | 'namedCities'>;
  types: BookingProps['types'];
  /** The next free times of the first type: the calendar opens with their month, and without JavaScript they are the choice. */
  openings: SlotChoice[];
};

/** The booking section. */
export function Booking({ company, claims, types, openings }: BookingSectionProps) {
  const language = useLanguage();
  const words = homeMessages[language].booking;
  const { headlineAreas, namedCities } = claims;
  // Towns that we serve as well, though the headline leaves them out.
  const furtherCities = namedCities.filter((city) => !headlineAreas.includes(city));
  const { today, timeZone, phone, phoneDial } = company;
  return (
    <Section id="calendar" tone="sunk" labelledBy="calendar-heading">
      <PageWidth>
        <SectionHeading id="calendar-heading">{words.heading}</SectionHeading>
        <p className="mt-4 text-lead text-ink-soft">
          {fill(words.weCome, { areas: joinWords(headlineAreas, language) })}
        </p>
        <p className="mt-2 text-ink-soft">
          {fill(words.further, {
            cities: joinWords(furtherCities, language),
            miles: company.serviceRadiusMiles,
            city: company.city,
          })}
        </p>
        <MyAreaSlot part="opening" />
        <div className="booking-columns">
          <div className="min-w-0">
            <Island
              name="booking"
              component={BookingCalendar}
              props={{
                words: bookingMessages[language],
                ...{ types, today, timeZone, company: { phone, phoneDial } },
                opensAt: calendarOpensAt(openings, today),
              }}
              when="visible"
            />
            <noscript>
              <Card className="p-4 sm:p-8">
                <OpeningsForm
                  words={bookingMessages[language]}
                  plain={plainBookingMessages[language]}
                  types={types}
                  typeId={types[0]?.id ?? 0}
                  openings={openings}
                  requestKey={null}
                  timeZone={timeZone}
                />
              </Card>
            </noscript>
          </div>
          <BenefitsCard company={company} />
        </div>
      </PageWidth>
    </Section>
  );
}

function BenefitsCard({ company }: { company: CompanyProfile }) {
  const words = homeMessages[useLanguage()].booking;
  return (
    <aside className="booking-benefits" aria-labelledby="benefits-heading">
      <h3 id="benefits-heading" className="text-title">
        {words.benefitsHeading}
      </h3>
      <ul>
        {words.benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" className="mt-1 size-5 shrink-0 text-oak" />
            {benefit}
          </li>
        ))}
      </ul>
      <address>
        <TextLink href={`tel:${company.phoneDial}`}>
          <Icon name="phone" />
          {company.phone}
        </TextLink>
        <TextLink href={`mailto:${company.email}`}>
          <Icon name="mail" />
          {company.email}
        </TextLink>
      </address>
      <TextLink href="#contact">{words.orQuote}</TextLink>
    </aside>
  );
}
