// The mail that invites someone to share a customer's account.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

type InvitationFacts = {
  firstName: string;
  /** Whose account it is. */
  holder: string;
  link: string;
  /** The last day on which the link works, a date at the company. */
  lastDay: string;
};

/** To someone who may never have heard of us: it says who asked, what joining means, and that ignoring it is enough. */
export function accountInvitationMail(
  { firstName, holder, link, lastDay }: InvitationFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  return renderMail(
    `${holder} invites you to their ${settings.companyName} account`,
    <MailLayout
      settings={settings}
      preview="See the visits, ask for work, answer quotes"
      heading="You’re invited"
    >
      <Text style={mailStyles.text}>
        {greeting(firstName)}, {holder} would like to share their account at {settings.companyName}{' '}
        with you. You sign in with your own email and see what they see: visits, plans, requests and
        quotes. You can ask for work, agree to plans and quotes, and see gate codes.
      </Text>
      <Action href={link}>See the invitation</Action>
      <Text style={{ ...mailStyles.text, marginTop: '24px' }}>
        The link works until {formatDate(lastDay)}. If you don’t know {holder}, you can ignore this
        email: nothing happens unless you accept.
      </Text>
    </MailLayout>,
  );
}
