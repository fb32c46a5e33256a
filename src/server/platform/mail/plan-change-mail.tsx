// The mail about a change of what a plan costs, to its customer: every line before and after, why, and from which day.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { planMailMessages } from './messages/choose-plan-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says; the terms are those that were sealed. */
export type PlanChangeFacts = {
  about: 'price' | 'smaller' | 'larger' | 'withdrawn' | 'renewal';
  language: Language;
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
  { about, language, firstName, terms, termsHash, link }: PlanChangeFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const messages = planMailMessages[language];
  const { name, action } = mails[about];
  const { subject, heading, opening, closing } = fillWords(
    name,
    words,
    settings,
    { greeting: greeting(firstName ?? '', language), plan: terms.title },
    language,
  );
  // What was sealed is in English.
  const lang = language === 'en' ? undefined : 'en';
  const isWithdrawn = about === 'withdrawn';
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={terms.title} heading={heading} language={language}>
      {opening}
      {isWithdrawn || !messages.binding ? null : (
        <Text style={mailStyles.text}>{messages.binding}</Text>
      )}
      {isWithdrawn ? null : (
        <Card letter={terms.lines.map(({ label, amount }) => `${label}: ${amount}.`).join(' ')}>
          {terms.lines.map(({ label, amount }) => (
            <Fact key={label} label={label} value={amount} />
          ))}
        </Card>
      )}
      {isWithdrawn ? null : (
        <Text lang={lang} style={mailStyles.text}>
          {terms.summary}
        </Text>
      )}
      <Action href={link}>{messages[action]}</Action>
      {closing}
      <Text style={{ ...mailStyles.text, marginTop: '24px' }}>
        {fill(messages.questions, { phone: settings.phone })}
        {termsHash ? fill(messages.hash, { hash: termsHash }) : null}
      </Text>
    </MailLayout>,
  );
}

const mails = {
  price: { name: 'plan-price-changes', action: 'seePlan' },
  smaller: { name: 'plan-size-smaller', action: 'seePlan' },
  larger: { name: 'plan-size-larger', action: 'acceptOrDecline' },
  renewal: { name: 'plan-renewed', action: 'seePlan' },
  withdrawn: { name: 'plan-price-stays', action: 'seePlan' },
} as const;
