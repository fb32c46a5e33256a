// The copy of a change of a plan that the office made by a yes on the telephone, to its customer: the terms to the letter.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact, mapLink, PlaceFact } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says; the terms are those that the agreement names by their hash. */
export type PlanCopyFacts = {
  firstName: string | null;
  /** Who said yes, and on which day, in words. */
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
  { firstName, saidBy, saidOn, terms, termsHash, link }: PlanCopyFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const lines = terms.lines.map(({ label, amount }) => `${label}: ${amount}`);
  const place = terms.property ? `For ${terms.property} (map: ${mapLink(terms.property)}). ` : '';
  return renderMail(
    `Your plan has changed: ${terms.title}`,
    <MailLayout settings={settings} preview={terms.summary} heading="Your plan has changed">
      <Text style={mailStyles.text}>
        {greeting(firstName ?? '')}, on {saidOn} {saidBy} said yes to this on the phone. Here is
        your copy.
      </Text>
      <Card letter={`${terms.title}. ${place}${lines.join('. ')}. ${terms.summary}`}>
        <Fact label="Change" value={terms.title} />
        {terms.property ? <PlaceFact label="Property" address={terms.property} /> : null}
        {terms.lines.map(({ label, amount }) => (
          <Fact key={label} label={label} value={amount} />
        ))}
      </Card>
      <Text style={mailStyles.text}>{terms.summary}</Text>
      <Action href={link}>See your plan</Action>
      <Text style={{ ...mailStyles.text, marginTop: '24px' }}>
        Not what you said? Call {settings.phone} or answer this email. These terms have the SHA-256{' '}
        {termsHash}.
      </Text>
    </MailLayout>,
  );
}
