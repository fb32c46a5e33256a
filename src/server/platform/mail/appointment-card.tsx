// What mails say about an appointment itself: when and what it is, and for the office who booked it.
import { Link } from 'react-email';
import { type Language, SPEAKS_SPANISH } from '#company/facts/languages.ts';
import { formatMoney, isFree } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { zoneName } from '#company/rules/time/zone-name.ts';
import { Card, Fact, mapLink, PlaceFact, quoted, reachedAt } from './mail-fact.tsx';
import { consultationMailMessages } from './messages/choose-consultation-mail-messages.ts';

/** What the mails say about an appointment; date and time are wall time at the company. */
export type AppointmentDetails = {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  propertyAddress: string | null;
  serviceType: string;
  date: string;
  time: string;
  duration: number;
  estimatedPrice: string | null;
  customerNotes: string | null;
  originalDate: string | null;
  originalTime: string | null;
  rescheduleReason: string | null;
  /** In which its customer is written to; what the office gets is in English. */
  language: Language;
  /** When it was to be before the move that a mail tells of. */
  before?: { date: string; time: string } | null;
  /** The customer's page, to move or cancel. */
  link: string;
};

type AppointmentCardProps = { facts: AppointmentDetails; timeZone: string; language: Language };

/** What was booked, in nothing but our own words and numbers. */
export function AppointmentCard({ facts, timeZone, language }: AppointmentCardProps) {
  const messages = consultationMailMessages[language];
  const { before, originalDate, originalTime } = facts;
  const isFirstMove = before?.date === originalDate && before?.time === originalTime;
  const when = `${whenOf(facts, language)} (${zoneName(timeZone, language)})`;
  return (
    <Card letter={describeAppointment(facts, isFirstMove, when, language)}>
      <Fact label={messages.consultation} value={facts.serviceType} />
      <Fact label={messages.when} value={when} />
      <Fact
        label={messages.length}
        value={fill(messages.minutes, { minutes: String(facts.duration) })}
      />
      {before && <Fact label={messages.before} value={whenOf(before, language)} />}
      {originalDate && originalTime && !isFirstMove && (
        <Fact
          label={messages.first}
          value={whenOf({ date: originalDate, time: originalTime }, language)}
        />
      )}
      {facts.estimatedPrice && !isFree(facts.estimatedPrice) && (
        <Fact label={messages.price} value={formatMoney(facts.estimatedPrice)} />
      )}
    </Card>
  );
}

/** Who booked and what they typed; for the office alone. */
export function CustomerCard({ facts }: { facts: AppointmentDetails }) {
  return (
    <Card
      letter={
        <>
          {reachedAt(facts.customerName, facts.customerEmail, facts.customerPhone)}
          {facts.language === 'es' && ` ${SPEAKS_SPANISH}.`}
          {facts.propertyAddress && (
            <>
              {' '}
              The property is at {facts.propertyAddress} (
              <Link href={mapLink(facts.propertyAddress)}>map</Link>).
            </>
          )}
          {quoted('What they told us about the work:', facts.customerNotes)}
          {quoted('Why they moved it:', facts.rescheduleReason)}
        </>
      }
    >
      <Fact label="Customer" value={facts.customerName} />
      <Fact label="Email" value={facts.customerEmail} />
      <Fact label="Phone" value={facts.customerPhone} />
      {facts.language === 'es' && <Fact label="Language" value={SPEAKS_SPANISH} />}
      {facts.propertyAddress && <PlaceFact label="Where" address={facts.propertyAddress} />}
      {facts.customerNotes && <Fact label="Service details" value={facts.customerNotes} />}
      {facts.rescheduleReason && <Fact label="Reason for moving" value={facts.rescheduleReason} />}
    </Card>
  );
}

/** The same in sentences. */
function describeAppointment(
  facts: AppointmentDetails,
  isFirstMove: boolean,
  when: string,
  language: Language,
): string {
  const messages = consultationMailMessages[language];
  const { before, originalDate, originalTime, estimatedPrice } = facts;
  const sentences = [
    fill(messages.letter, {
      service: facts.serviceType,
      when,
      minutes: String(facts.duration),
    }),
    before && fill(messages.letterBefore, { when: whenOf(before, language) }),
    originalDate &&
      originalTime &&
      !isFirstMove &&
      fill(messages.letterFirst, {
        when: whenOf({ date: originalDate, time: originalTime }, language),
      }),
    estimatedPrice &&
      !isFree(estimatedPrice) &&
      fill(messages.letterPrice, { price: formatMoney(estimatedPrice) }),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Date and time in words. */
export function whenOf(
  { date, time }: { date: string; time: string },
  language: Language = 'en',
): string {
  return `${formatDate(date, language)}, ${timeLabel(time, language)}`;
}
