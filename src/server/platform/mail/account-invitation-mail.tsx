// The mails that invite someone to share a customer's account, and to join the staff.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { accountMailMessages } from './messages/choose-account-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

type InvitationFacts = {
  firstName: string;
  link: string;
  /** The last day on which the link works, a date at the company. */
  lastDay: string;
};

/** The language is that of who asks: of the other one we know nothing. */
type AccountInvitationFacts = InvitationFacts & { language: Language; holder: string };

/** To someone who may never have heard of us: it says who asked, what joining means, and that ignoring it is enough. */
export function accountInvitationMail(
  { language, firstName, holder, link, lastDay }: AccountInvitationFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const messages = accountMailMessages[language];
  const company = settings.companyName;
  return renderMail(
    fill(messages.inviteSubject, { holder, company }),
    <MailLayout
      settings={settings}
      preview={messages.invitePreview}
      heading={messages.inviteHeading}
      language={language}
    >
      <Text style={mailStyles.text}>
        {fill(messages.invite, {
          greeting: greeting(firstName, language),
          ...{ holder, company },
        })}
      </Text>
      <Action href={link}>{messages.seeInvitation}</Action>
      <Text style={{ ...mailStyles.text, marginTop: '24px' }}>
        {fill(messages.inviteUntil, { day: formatDate(lastDay, language), holder })}
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
