// The mails that invite someone to share a customer's account, and to join the staff.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

type InvitationFacts = {
  firstName: string;
  link: string;
  /** The last day on which the link works, a date at the company. */
  lastDay: string;
};

/** To someone who may never have heard of us: it says who asked, what joining means, and that ignoring it is enough. */
export function accountInvitationMail(
  { firstName, holder, link, lastDay }: InvitationFacts & { holder: string },
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

type StaffInvitationFacts = InvitationFacts & {
  /** Who invites. */
  inviter: string;
  /** Such as "Office". */
  roleLabel: string;
};

/** To someone who is about to work for the company. */
export function staffInvitationMail(
  { firstName, inviter, roleLabel, link, lastDay }: StaffInvitationFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  return renderMail(
    `${inviter} invites you to the staff of ${settings.companyName}`,
    <MailLayout settings={settings} preview="Your way into the console" heading="Join the staff">
      <Text style={mailStyles.text}>
        {greeting(firstName)}, {inviter} would like you to work in the console of{' '}
        {settings.companyName}. Your role: {roleLabel}. Once you have accepted, you sign in with
        this email address and a code that we send to it.
      </Text>
      <Action href={link}>See the invitation</Action>
      <Text style={{ ...mailStyles.text, marginTop: '24px' }}>
        The link works until {formatDate(lastDay)}. If you don’t know {inviter}, you can ignore this
        email: nothing happens unless you accept.
      </Text>
    </MailLayout>,
  );
}
