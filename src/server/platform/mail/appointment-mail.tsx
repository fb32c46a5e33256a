// The mails about an appointment, to the customer and to the office: data in, subject, text and HTML out.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import type { EnglishMailName } from '#company/rules/platform/mail-table.ts';
import {
  AppointmentCard,
  type AppointmentDetails,
  CustomerCard,
  whenOf,
} from './appointment-card.tsx';
import { Action, CallAction } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type FilledWords, fillWords } from './mail-words.tsx';
import { consultationMailMessages } from './messages/choose-consultation-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What a mail about a booking, a change or the day before says. */
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
  const { language } = facts;
  const messages = consultationMailMessages[language];
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={whenOf(facts, language)}
      heading={heading}
      language={language}
    >
      {opening}
      <AppointmentCard facts={facts} timeZone={settings.timeZone} language={language} />
      {isOver ? (
        <>
          <Text style={mailStyles.text}>{fill(messages.mistake, { phone: settings.phone })}</Text>
          <CallAction name="us" phone={settings.phone} label={messages.callUs} />
        </>
      ) : (
        <>
          <Text style={mailStyles.text}>{messages.more}</Text>
          <Action href={facts.link}>{messages.change}</Action>
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
      <AppointmentCard facts={facts} timeZone={settings.timeZone} language="en" />
      <CustomerCard facts={facts} />
      <CallAction name={facts.customerName} phone={facts.customerPhone} />
    </MailLayout>,
  );
}

/** That it has moved is said as staff have seen it before they moved it (company/facts/move-messages.ts). */
function customerWords(
  facts: AppointmentFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): FilledWords {
  const { language } = facts;
  const hello = greeting(facts.customerName, language);
  if (facts.kind === 'moved') {
    const { opening, moved } = consultationMailMessages[language];
    const text = fill(opening, { greeting: hello, text: moved.opening });
    return {
      subject: `${moved.subject}: ${whenOf(facts, language)}`,
      heading: moved.subject,
      opening: <Text style={mailStyles.text}>{text}</Text>,
      closing: null,
    };
  }
  return fillWords(
    customerMails[facts.kind],
    words,
    settings,
    { greeting: hello, service: facts.serviceType, when: whenOf(facts, language) },
    language,
  );
}

const customerMails = {
  booked: 'consultation-booked',
  cancelled: 'consultation-canceled',
  reminder: 'consultation-reminder',
} as const satisfies Partial<Record<AppointmentFacts['kind'], EnglishMailName>>;

const officeWords: Record<AppointmentFacts['kind'], { subject: string }> = {
  booked: { subject: 'New consultation' },
  moved: { subject: 'Consultation moved' },
  cancelled: { subject: 'Consultation canceled' },
  reminder: { subject: 'Consultation tomorrow' },
};
