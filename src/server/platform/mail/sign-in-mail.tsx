// The mail with a sign-in code, and a link for anyone who reads it where they asked.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { Action } from './mail-action.tsx';
import { Card } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { accountMailMessages } from './messages/choose-account-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

type SignInFacts = { language: Language; code: string; link: string };

/** The code stands unbroken after the word for it in subject and text, so that phones offer to fill it in. */
export function signInMail(
  { language, code, link }: SignInFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const messages = accountMailMessages[language];
  const subject = fill(messages.codeSubject, { code });
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={subject} heading={messages.signIn} language={language}>
      <Text style={mailStyles.text}>{messages.typeCode}</Text>
      <Card letter={fill(messages.codeLetter, { code })}>
        <Text className="soft" style={mailStyles.label}>
          {messages.yourCode}
        </Text>
        <Text style={mailStyles.code}>{code}</Text>
      </Card>
      <Text style={mailStyles.text}>{messages.readingHere}</Text>
      <Action href={link}>{messages.signIn}</Action>
      <Text style={{ ...mailStyles.text, marginTop: '24px' }}>{messages.notAsked}</Text>
    </MailLayout>,
  );
}
