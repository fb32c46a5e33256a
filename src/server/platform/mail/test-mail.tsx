// The mail by which someone tries whether mail leaves this installation.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** To whoever asked for it. */
export function testMail(
  { link }: { link: string },
  settings: BusinessSettings,
): Promise<RenderedMail> {
  return renderMail(
    `Test email from ${settings.companyName}`,
    <MailLayout settings={settings} preview="Your email works" heading="Your email works">
      <Text style={mailStyles.text}>
        You asked for this test email. Customers get theirs the same way: from this address, in this
        look.
      </Text>
      <Text style={mailStyles.text}>
        If it landed in your spam folder, ask whoever runs your domain to set up SPF and DKIM for
        the mail server.
      </Text>
      <Action href={link}>Back to getting started</Action>
    </MailLayout>,
  );
}
