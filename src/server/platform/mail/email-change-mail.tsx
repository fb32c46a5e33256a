// The mails about another email address: the code to the new one, and word to the one of before.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { Action, CallAction } from './mail-action.tsx';
import { Card } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { accountMailMessages } from './messages/choose-account-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

type CodeFacts = {
  language: Language;
  code: string;
  /** Where it is typed; null when the office asked for it. */
  link: string | null;
};

/** Typed by the person, or read out to the office on the phone. */
export function emailChangeCodeMail(
  { language, code, link }: CodeFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const messages = accountMailMessages[language];
  const { companyName } = settings;
  return renderMail(
    fill(messages.newCodeSubject, { code }),
    <MailLayout
      settings={settings}
      preview={fill(messages.newCodePreview, { code })}
      heading={messages.newCodeHeading}
      language={language}
    >
      <Text style={mailStyles.text}>
        {link ? messages.typeNewCode : fill(messages.readNewCode, { company: companyName })}
      </Text>
      <Card letter={fill(messages.newCodeLetter, { code })}>
        <Text className="soft" style={mailStyles.label}>
          {messages.yourCode}
        </Text>
        <Text style={mailStyles.code}>{code}</Text>
      </Card>
      {link ? (
        <Action href={link}>{messages.enterCode}</Action>
      ) : (
        <CallCompany settings={settings} language={language} />
      )}
      <Text style={{ ...mailStyles.text, marginTop: '24px' }}>{messages.giveNoOne}</Text>
    </MailLayout>,
  );
}

type NoticeFacts = { language: Language; firstName: string | null };

/** Before anything has changed, so that the owner of the account can still stop it. */
export function emailChangeAskedMail(
  { language, firstName }: NoticeFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const messages = accountMailMessages[language];
  return renderMail(
    messages.askedSubject,
    <MailLayout
      settings={settings}
      preview={messages.nothingToDo}
      heading={messages.askedHeading}
      language={language}
    >
      <Text style={mailStyles.text}>
        {fill(messages.asked, { greeting: greeting(firstName ?? '', language) })}
      </Text>
      <CallCompany settings={settings} language={language} />
    </MailLayout>,
  );
}

/** The last mail to the address of before. */
export function emailChangedMail(
  { language, firstName }: NoticeFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const messages = accountMailMessages[language];
  return renderMail(
    messages.changedSubject,
    <MailLayout
      settings={settings}
      preview={messages.changedPreview}
      heading={messages.changedSubject}
      language={language}
    >
      <Text style={mailStyles.text}>
        {fill(messages.changed, { greeting: greeting(firstName ?? '', language) })}
      </Text>
      <Text style={mailStyles.text}>{messages.changedWrong}</Text>
      <CallCompany settings={settings} language={language} />
    </MailLayout>,
  );
}

type CallCompanyProps = { settings: BusinessSettings; language: Language };

function CallCompany({ settings: { companyName, phone }, language }: CallCompanyProps) {
  const label = fill(accountMailMessages[language].call, { name: companyName });
  return <CallAction name={companyName} phone={phone} label={label} />;
}
