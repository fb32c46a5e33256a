// The mail with a sign-in code, and a link for anyone who reads it where they asked.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { Action } from './mail-action.tsx';
import { Card } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

type SignInFacts = { code: string; link: string };

/** The code stands unbroken after the word "code" in subject and text, so that phones offer to fill it in. */
export function signInMail(
  { code, link }: SignInFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  return renderMail(
    `Your sign-in code ${code}`,
    <MailLayout settings={settings} preview={`Your sign-in code ${code}`} heading="Sign in">
      <Text style={mailStyles.text}>
        Type this into the page that asked for it. It works for ten minutes, once.
      </Text>
      <Card letter={`Here is your sign-in code ${code}`}>
        <Text className="soft" style={mailStyles.label}>
          Your code
        </Text>
        <Text style={mailStyles.code}>{code}</Text>
      </Card>
      <Text style={mailStyles.text}>
        Reading this in the browser that asked? Then there is nothing to type:
      </Text>
      <Action href={link}>Sign in</Action>
      <Text style={{ ...mailStyles.text, marginTop: '24px' }}>
        If you did not ask for it, you can ignore this email.
      </Text>
    </MailLayout>,
  );
}
