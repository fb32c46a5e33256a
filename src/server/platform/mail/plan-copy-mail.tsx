// The copy of a change of a plan that the office made by a yes on the telephone, to its customer: the terms to the letter.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact, mapLink, PlaceFact } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { planMailMessages } from './messages/choose-plan-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says; the terms are those that the agreement names by their hash. */
export type PlanCopyFacts = {
  language: Language;
  firstName: string | null;
  /** Who said yes, and on which day, YYYY-MM-DD. */
  saidBy: string;
  saidOn: string;
  terms: {
    title: string;
    property?: string | undefined;
    lines: readonly { label: string; amount: string }[];
    summary: string;
  };
  termsHash: string;
  /** The plan's page in the portal. */
  link: string;
};

/** The mail. */
export function planCopyMail(
  { language, firstName, saidBy, saidOn, terms, termsHash, link }: PlanCopyFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const lines = terms.lines.map(({ label, amount }) => `${label}: ${amount}`);
  const messages = planMailMessages[language];
  const { title, property } = terms;
  const place = property
    ? fill(messages.letterPlace, { address: property, map: mapLink(property) })
    : '';
  return renderMail(
    fill(messages.copySubject, { title }),
    <MailLayout
      settings={settings}
      preview={terms.summary}
      heading={messages.copyHeading}
      language={language}
    >
      <Text style={mailStyles.text}>
        {fill(messages.copyOpening, {
          greeting: greeting(firstName ?? '', language),
          day: formatDate(saidOn, language),
          name: saidBy,
        })}
      </Text>
      {messages.binding ? <Text style={mailStyles.text}>{messages.binding}</Text> : null}
      <Card letter={`${title}. ${place}${lines.join('. ')}. ${terms.summary}`}>
        <Fact label={messages.change} value={title} />
        {property ? <PlaceFact label={messages.property} address={property} /> : null}
        {terms.lines.map(({ label, amount }) => (
          <Fact key={label} label={label} value={amount} />
        ))}
      </Card>
      <Text lang={language === 'en' ? undefined : 'en'} style={mailStyles.text}>
        {terms.summary}
      </Text>
      <Action href={link}>{messages.seePlan}</Action>
      <Text style={{ ...mailStyles.text, marginTop: '24px' }}>
        {fill(messages.copyMore, { phone: settings.phone, hash: termsHash })}
      </Text>
    </MailLayout>,
  );
}
