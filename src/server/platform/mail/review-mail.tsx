// The mails about a booking under review: its receipt, the question to the office, and the end without a confirmation.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { zoneName } from '#company/rules/time/zone-name.ts';
import {
  AppointmentCard,
  type AppointmentDetails,
  CustomerCard,
  whenOf,
} from './appointment-card.tsx';
import { calendarAddress } from './calendar-address.ts';
import { Action } from './mail-action.tsx';
import { ReviewNote } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { consultationMailMessages } from './messages/choose-consultation-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the office is asked. */
type ReviewFacts = {
  /** The page on which it decides. */
  link: string;
  /** Why, in words. */
  reasons: string[];
  keptUntil: Date;
};

/** The receipt: the time is kept, and the confirmation follows. Like every mail to a person it repeats only the first name. */
export function bookingReceivedMail(
  details: AppointmentDetails,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { language } = details;
  const messages = consultationMailMessages[language];
  const when = whenOf(details, language);
  const { subject, heading, opening, closing } = fillWords(
    'booking-received',
    words,
    settings,
    { greeting: greeting(details.customerName, language), when },
    language,
  );
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={when} heading={heading} language={language}>
      {opening}
      <AppointmentCard facts={details} timeZone={settings.timeZone} language={language} />
      <Text style={mailStyles.text}>{fill(messages.sooner, { phone: settings.phone })}</Text>
      <Action href={details.link}>{messages.seeBooking}</Action>
      {closing}
      <NotYours language={language} />
    </MailLayout>,
  );
}

/** What a person is told whose booking was not confirmed. */
export function bookingReleasedMail(
  details: AppointmentDetails,
  settings: BusinessSettings,
  siteAddress: string,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { language } = details;
  const messages = consultationMailMessages[language];
  const { subject, heading, opening, closing } = fillWords(
    'booking-not-confirmed',
    words,
    settings,
    { when: whenOf(details, language) },
    language,
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={messages.notConfirmed}
      heading={heading}
      language={language}
    >
      {opening}
      <AppointmentCard facts={details} timeZone={settings.timeZone} language={language} />
      <Action href={calendarAddress(siteAddress, language)}>{messages.chooseAnother}</Action>
      {closing}
      <NotYours language={language} />
    </MailLayout>,
  );
}

/** The office's mail: why it should look, all that was typed, and the link to decide. Replies go to the customer. */
export function officeReviewMail(
  details: AppointmentDetails,
  review: ReviewFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const { timeZone } = settings;
  const keptUntil = `${formatDate(dateInZone(review.keptUntil, timeZone))}, ${timeLabel(timeInZone(review.keptUntil, timeZone))}`;
  return renderMail(
    `Consultation to review: ${details.serviceType}, ${whenOf(details)}`,
    <MailLayout
      settings={settings}
      preview={`${details.customerName}, ${whenOf(details)}`}
      heading="Consultation to review"
    >
      <ReviewNote reasons={review.reasons} />
      <AppointmentCard facts={details} timeZone={settings.timeZone} language="en" />
      <CustomerCard facts={details} />
      <Text style={mailStyles.text}>
        We’re holding its time until {keptUntil} ({zoneName(timeZone)}); after that, others can book
        it. Confirm or release it here, no sign-in needed. Please do not forward this email: anyone
        with the link can decide.
      </Text>
      <Action href={review.link}>Look and decide</Action>
    </MailLayout>,
  );
}

function NotYours({ language }: { language: Language }) {
  return (
    <Text className="soft" style={{ ...mailStyles.label, margin: '24px 0 0' }}>
      {consultationMailMessages[language].mistyped}
    </Text>
  );
}
