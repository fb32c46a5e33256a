// Where a consultation is booked: the calendar island and, beside it, what one gets (docs/product/booking.md).
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';
import type { PublicClaims } from '#contract/site/content/company.ts';
import BookingCalendar from '#web/features/booking/flow/booking.island.tsx';
import type { BookingProps } from '#web/features/booking/flow/booking-props.ts';
import { OpeningsForm } from '#web/features/booking/plain/openings-form.tsx';
import { MyAreaSlot } from '#web/features/my-area/my-area-slot.tsx';
import { Island } from '#web/islands/island.tsx';
import { joinWords } from '#web/lib/list-sentence.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const benefits = [
  'Site evaluation and measurements',
  'Custom design recommendations',
  'A detailed project estimate',
  'Timeline and material options',
] as const;

type BookingSectionProps = {
  company: CompanyProfile;
  claims: Pick<PublicClaims, 'headlineAreas' | 'namedCities'>;
  types: BookingProps['types'];
  /** The next free times of the first type, for people without JavaScript. */
  openings: SlotChoice[];
};

/** The booking section. */
export function Booking({ company, claims, types, openings }: BookingSectionProps) {
  const { headlineAreas, namedCities } = claims;
  // Towns that we serve as well, though the headline leaves them out.
  const furtherCities = namedCities.filter((city) => !headlineAreas.includes(city));
  const { today, timeZone, phone, phoneDial } = company;
  return (
    <Section id="calendar" tone="sunk" labelledBy="calendar-heading">
      <PageWidth>
        <SectionHeading id="calendar-heading">Schedule Your Consultation</SectionHeading>
        <p className="mt-4 text-lead text-ink-soft">
          We come to you in {joinWords(headlineAreas)}.
        </p>
        <p className="mt-2 text-ink-soft">
          {joinWords(furtherCities)}, too, and anywhere within {company.serviceRadiusMiles} miles of
          our office in {company.city}.
        </p>
        <MyAreaSlot part="opening" />
        <div className="booking-columns">
          <div className="min-w-0">
            <Island
              name="booking"
              component={BookingCalendar}
              props={{ types, today, timeZone, company: { phone, phoneDial } }}
              when="visible"
            />
            <noscript>
              <Card className="p-4 sm:p-8">
                <OpeningsForm
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
  return (
    <aside className="booking-benefits" aria-labelledby="benefits-heading">
      <h3 id="benefits-heading" className="text-title">
        What a free consultation gives you
      </h3>
      <ul>
        {benefits.map((benefit) => (
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
      <TextLink href="#contact">Or Get Quote Online →</TextLink>
    </aside>
  );
}
