// The mail about a change of what a plan costs, to its customer: every line before and after, why, and from which day.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says; the terms are those that were sealed. */
export type PlanChangeFacts = {
  about: 'price' | 'smaller' | 'larger' | 'withdrawn' | 'renewal';
  firstName: string | null;
  terms: {
    title: string;
    property?: string | undefined;
    lines: readonly { label: string; amount: string }[];
    summary: string;
  };
  /** Of the text that is kept, where nothing else names it. */
  termsHash?: string;
  /** The page of the plan in the portal. */
  link: string;
};

/** The mail. */
export function planChangeMail(
  { about, firstName, terms, termsHash, link }: PlanChangeFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const { subject, opening, action } = copy[about];
  const isWithdrawn = about === 'withdrawn';
  return renderMail(
    `${subject}: ${terms.title}`,
    <MailLayout settings={settings} preview={opening} heading={subject}>
      <Text style={mailStyles.text}>
        {greeting(firstName ?? '')}, {opening}
      </Text>
      {isWithdrawn ? null : (
        <Card letter={terms.lines.map(({ label, amount }) => `${label}: ${amount}.`).join(' ')}>
          {terms.lines.map(({ label, amount }) => (
            <Fact key={label} label={label} value={amount} />
          ))}
        </Card>
      )}
      {isWithdrawn ? null : <Text style={mailStyles.text}>{terms.summary}</Text>}
      <Action href={link}>{action}</Action>
      <Text style={{ ...mailStyles.text, marginTop: '24px' }}>
        Questions? Call {settings.phone}.
        {termsHash ? ` These terms have the SHA-256 ${termsHash}.` : null}
      </Text>
    </MailLayout>,
  );
}

const copy = {
  price: {
    subject: 'Your plan’s price changes',
    opening: 'we’re writing ahead of time because the price of your plan changes.',
    action: 'See your plan',
  },
  smaller: {
    subject: 'Your visits cost less',
    opening: 'our crew measured your lawn, and it’s smaller than we had thought.',
    action: 'See your plan',
  },
  larger: {
    subject: 'Your lawn is larger than we thought',
    opening: 'our crew measured your lawn. Please look at what that means for the price.',
    action: 'Accept or decline',
  },
  renewal: {
    subject: 'Your plan goes on',
    opening: 'your plan goes on for another year, and your price stays the same.',
    action: 'See your plan',
  },
  withdrawn: {
    subject: 'Your price stays the same',
    opening:
      'we had told you about a change of your plan’s price. It won’t happen: your price stays.',
    action: 'See your plan',
  },
} as const;
