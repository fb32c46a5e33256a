// The mails about an appointment, to the customer and to the office: data in, subject, text and HTML out.
import { Link, Text } from 'react-email';
import { consultationMoved } from '#company/facts/move-messages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { formatMoney, isFree } from '#company/rules/money/money.ts';
import type { AutomaticMailName, WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { zoneName } from '#company/rules/time/zone-name.ts';
import { Action, CallAction } from './mail-action.tsx';
import { Card, Fact, mapLink, PlaceFact, quoted, reachedAt } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type FilledWords, fillWords } from './mail-words.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

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
  /** When it was to be before the move that a mail tells of. */
  before?: { date: string; time: string } | null;
  /** The customer's page, to move or cancel. */
  link: string;
};

/** The same for a mail about a booking, a change or the day before. */
type AppointmentFacts = AppointmentDetails & {
  kind: 'booked' | 'moved' | 'cancelled' | 'reminder';
};

/**
 * The customer's mail: what, when, and the link to move or cancel. It repeats nothing that was typed but the first name,
 * since anyone can type another person's address into a form; the rest stands on the page behind the link.
 */
export function customerAppointmentMail(
  facts: AppointmentFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { subject, heading, opening, closing } = customerWords(facts, settings, words);
  const isOver = facts.kind === 'cancelled';
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={whenOf(facts)} heading={heading}>
      {opening}
      <AppointmentCard facts={facts} timeZone={settings.timeZone} />
      {isOver ? (
        <>
          <Text style={mailStyles.text}>
            If this was a mistake, call us at {settings.phone} and we will find you a new time.
          </Text>
          <CallAction name="us" phone={settings.phone} />
        </>
      ) : (
        <>
          <Text style={mailStyles.text}>
            The attached file puts the visit in your calendar. If the time no longer works,
            reschedule or cancel here, no account needed, until two hours before it starts.
          </Text>
          <Action href={facts.link}>Reschedule or cancel</Action>
        </>
      )}
      {closing}
    </MailLayout>,
  );
}

/** The office's mail: everything the crew needs to prepare. Replies go to the customer. */
export function officeAppointmentMail(
  facts: AppointmentFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const { subject } = officeWords[facts.kind];
  return renderMail(
    `${subject}: ${facts.serviceType}, ${whenOf(facts)}`,
    <MailLayout
      settings={settings}
      preview={`${facts.customerName}, ${whenOf(facts)}`}
      heading={subject}
    >
      <AppointmentCard facts={facts} timeZone={settings.timeZone} />
      <CustomerCard facts={facts} />
      <CallAction name={facts.customerName} phone={facts.customerPhone} />
    </MailLayout>,
  );
}

type AppointmentCardProps = { facts: AppointmentDetails; timeZone: string };

/** What was booked, in nothing but our own words and numbers. */
export function AppointmentCard({ facts, timeZone }: AppointmentCardProps) {
  const { before, originalDate, originalTime } = facts;
  const isFirstMove = before?.date === originalDate && before?.time === originalTime;
  const when = `${whenOf(facts)} (${zoneName(timeZone)})`;
  return (
    <Card letter={describeAppointment(facts, isFirstMove, when)}>
      <Fact label="Consultation" value={facts.serviceType} />
      <Fact label="When" value={when} />
      <Fact label="Length" value={`${facts.duration} minutes`} />
      {before && <Fact label="Before" value={whenOf(before)} />}
      {originalDate && originalTime && !isFirstMove && (
        <Fact
          label="Originally booked for"
          value={`${formatDate(originalDate)}, ${slotLabel(originalTime)}`}
        />
      )}
      {facts.estimatedPrice && !isFree(facts.estimatedPrice) && (
        <Fact label="Price" value={formatMoney(facts.estimatedPrice)} />
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
): string {
  const { before, originalDate, originalTime, estimatedPrice } = facts;
  const sentences = [
    `${facts.serviceType} on ${when}, ${facts.duration} minutes.`,
    before && `Before, it was ${whenOf(before)}.`,
    originalDate &&
      originalTime &&
      !isFirstMove &&
      `It was first booked for ${whenOf({ date: originalDate, time: originalTime })}.`,
    estimatedPrice && !isFree(estimatedPrice) && `The price is ${formatMoney(estimatedPrice)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Date and time in words. */
export function whenOf({ date, time }: { date: string; time: string }): string {
  return `${formatDate(date)}, ${slotLabel(time)}`;
}

/** That it has moved is said as staff have seen it before they moved it (company/facts/move-messages.ts). */
function customerWords(
  facts: AppointmentFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): FilledWords {
  const hello = greeting(facts.customerName);
  if (facts.kind === 'moved') {
    const { subject, opening } = consultationMoved;
    return {
      subject: `${subject}: ${whenOf(facts)}`,
      heading: subject,
      opening: <Text style={mailStyles.text}>{`${hello}, ${opening}`}</Text>,
      closing: null,
    };
  }
  return fillWords(customerMails[facts.kind], words, settings, {
    greeting: hello,
    service: facts.serviceType,
    when: whenOf(facts),
  });
}

const customerMails = {
  booked: 'consultation-booked',
  cancelled: 'consultation-canceled',
  reminder: 'consultation-reminder',
} as const satisfies Partial<Record<AppointmentFacts['kind'], AutomaticMailName>>;

const officeWords: Record<AppointmentFacts['kind'], { subject: string }> = {
  booked: { subject: 'New consultation' },
  moved: { subject: 'Consultation moved' },
  cancelled: { subject: 'Consultation canceled' },
  reminder: { subject: 'Consultation tomorrow' },
};
