// The mail about a change of what a plan costs, to its customer: every line before and after, why, and from which day.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
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
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { name, action } = mails[about];
  const { subject, heading, opening, closing } = fillWords(name, words, settings, {
    greeting: greeting(firstName ?? ''),
    plan: terms.title,
  });
  const isWithdrawn = about === 'withdrawn';
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={terms.title} heading={heading}>
      {opening}
      {isWithdrawn ? null : (
        <Card letter={terms.lines.map(({ label, amount }) => `${label}: ${amount}.`).join(' ')}>
          {terms.lines.map(({ label, amount }) => (
            <Fact key={label} label={label} value={amount} />
          ))}
        </Card>
      )}
      {isWithdrawn ? null : <Text style={mailStyles.text}>{terms.summary}</Text>}
      <Action href={link}>{action}</Action>
      {closing}
      <Text style={{ ...mailStyles.text, marginTop: '24px' }}>
        Questions? Call {settings.phone}.
        {termsHash ? ` These terms have the SHA-256 ${termsHash}.` : null}
      </Text>
    </MailLayout>,
  );
}

const mails = {
  price: { name: 'plan-price-changes', action: 'See your plan' },
  smaller: { name: 'plan-size-smaller', action: 'See your plan' },
  larger: { name: 'plan-size-larger', action: 'Accept or decline' },
  renewal: { name: 'plan-renewed', action: 'See your plan' },
  withdrawn: { name: 'plan-price-stays', action: 'See your plan' },
} as const;
