// The mails about another email address: the code to the new one, and word to the one of before.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { Action, CallAction } from './mail-action.tsx';
import { Card } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

type CodeFacts = {
  code: string;
  /** Where it is typed; null when the office asked for it. */
  link: string | null;
};

/** Typed by the person, or read out to the office on the phone. */
export function emailChangeCodeMail(
  { code, link }: CodeFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const what = link
    ? 'Type this into the page that asked for it.'
    : `Please read this code to the person at ${settings.companyName} who is helping you.`;
  return renderMail(
    `Your code for a new email ${code}`,
    <MailLayout settings={settings} preview={`Your code ${code}`} heading="Use this email">
      <Text style={mailStyles.text}>
        {what} It works for 30 minutes, once. From then on you sign in with this email, and we write
        to you here.
      </Text>
      <Card letter={`Here is your code ${code}`}>
        <Text className="soft" style={mailStyles.label}>
          Your code
        </Text>
        <Text style={mailStyles.code}>{code}</Text>
      </Card>
      {link ? (
        <Action href={link}>Enter the code</Action>
      ) : (
        <CallAction name={settings.companyName} phone={settings.phone} />
      )}
      <Text style={{ ...mailStyles.text, marginTop: '24px' }}>
        If you did not ask for it, you can ignore this email. Don’t give the code to anyone who
        called you.
      </Text>
    </MailLayout>,
  );
}

type NoticeFacts = { firstName: string | null };

/** Before anything has changed, so that the owner of the account can still stop it. */
export function emailChangeAskedMail(
  { firstName }: NoticeFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  return renderMail(
    'Someone asked us for a new email on your account',
    <MailLayout
      settings={settings}
      preview="If that was you, there is nothing to do"
      heading="A new email was asked for"
    >
      <Text style={mailStyles.text}>
        {greeting(firstName ?? '')}, someone called us and asked to use another email for your
        account. If that was you, there is nothing to do. If not, please call us right away.
      </Text>
      <CallAction name={settings.companyName} phone={settings.phone} />
    </MailLayout>,
  );
}

/** The last mail to the address of before. */
export function emailChangedMail(
  { firstName }: NoticeFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  return renderMail(
    'Your account has a new email',
    <MailLayout
      settings={settings}
      preview="You no longer sign in with this one"
      heading="Your account has a new email"
    >
      <Text style={mailStyles.text}>
        {greeting(firstName ?? '')}, your account now has another email. You no longer sign in with
        this one, and we no longer write to you here.
      </Text>
      <Text style={mailStyles.text}>
        Wasn’t you? Please call us right away, and we’ll get your account back to you.
      </Text>
      <CallAction name={settings.companyName} phone={settings.phone} />
    </MailLayout>,
  );
}
