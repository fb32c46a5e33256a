// The mails about an account: its deletion, asked for and done, to the person and to the office, and a new passkey.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeInSentence } from '#company/rules/time/time-of-day.ts';
import { Action, CallAction } from './mail-action.tsx';
import { Card, Fact, reachedAt } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { accountMailMessages } from './messages/choose-account-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

type AskedFacts = {
  language: Language;
  firstName: string | null;
  /** A date at the company. */
  deletesOn: string;
  /** Where it can be undone. */
  link: string;
};

/** Also for someone who did not ask: it says how to stop it. */
export function deletionAskedMail(
  { language, firstName, deletesOn, link }: AskedFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const messages = accountMailMessages[language];
  const day = formatDate(deletesOn, language);
  return renderMail(
    fill(messages.deletesSubject, { day }),
    <MailLayout
      settings={settings}
      preview={messages.deletesPreview}
      heading={messages.deletesHeading}
      language={language}
    >
      <Text style={mailStyles.text}>
        {fill(messages.deletes, { greeting: greeting(firstName ?? '', language), day })}
      </Text>
      <Action href={link}>{messages.keep}</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        {fill(messages.deletesWrong, { phone: settings.phone })}
      </Text>
    </MailLayout>,
  );
}

type OfficeFacts = {
  name: string;
  email: string;
  phone: string | null;
  /** A date at the company. */
  deletesOn: string;
};

/** For the office: what is still open with the person has to be settled by then. */
export function officeDeletionMail(
  { name, email, phone, deletesOn }: OfficeFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const day = formatDate(deletesOn);
  return renderMail(
    `Account to be deleted on ${day}: ${name}`,
    <MailLayout settings={settings} preview={name} heading="A customer is deleting their account">
      <Text style={mailStyles.text}>
        {name} asked for their account to be deleted. It happens automatically on {day}, unless they
        change their mind. Visits ahead on an account of their own are canceled with it: please
        settle what is still open.
      </Text>
      <Card letter={reachedAt(name, email, phone)}>
        <Fact label="Name" value={name} />
        <Fact label="Email" value={email} />
        {phone && <Fact label="Phone" value={phone} />}
      </Card>
      <CallAction name={name} phone={phone} />
    </MailLayout>,
  );
}

/** The last mail that the person gets; the address is forgotten after it. */
export function deletionDoneMail(
  { language }: { language: Language },
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const messages = accountMailMessages[language];
  return renderMail(
    messages.deletedSubject,
    <MailLayout
      settings={settings}
      preview={messages.thanks}
      heading={messages.deletedSubject}
      language={language}
    >
      <Text style={mailStyles.text}>{messages.deleted}</Text>
      <Text style={mailStyles.text}>{messages.deletedThanks}</Text>
    </MailLayout>,
  );
}

type PasskeyFacts = {
  language: Language;
  firstName: string | null;
  /** What it is called. */
  name: string;
  madeAt: Date;
  /** Where it can be removed. */
  link: string;
};

/** Also for someone who did not make it: it says how to take it away. */
export function passkeyAddedMail(
  { language, firstName, name, madeAt, link }: PasskeyFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const messages = accountMailMessages[language];
  const day = formatDate(dateInZone(madeAt, settings.timeZone), language);
  const at = timeInZone(madeAt, settings.timeZone);
  const time = timeInSentence(at, language);
  return renderMail(
    messages.passkeySubject,
    <MailLayout
      settings={settings}
      preview={messages.passkeyPreview}
      heading={messages.passkeyHeading}
      language={language}
    >
      <Text style={mailStyles.text}>
        {fill(messages.passkey, {
          greeting: greeting(firstName ?? '', language),
          ...{ name, day, time },
        })}
      </Text>
      <Text style={mailStyles.text}>{fill(messages.passkeyWrong, { phone: settings.phone })}</Text>
      <Action href={link}>{messages.seePasskeys}</Action>
    </MailLayout>,
  );
}
