// The mail after a pesticide application: until when people and pets stay off the lawn.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says. */
export type ReEntryFacts = {
  firstName: string | null;
  serviceType: string;
  address: string;
  product: string;
  /** Square feet. */
  area: number;
  /** In words, at the company. */
  until: string;
  link: string;
};

/** Sent with every application, also to customers who switched notices off: it is about safety. */
export function reEntryNoticeMail(
  facts: ReEntryFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const area = `${facts.area.toLocaleString('en-US')} sq ft`;
  const request = `Please keep people and pets off the lawn until ${facts.until}.`;
  return renderMail(
    `Please stay off the lawn until ${facts.until}`,
    <MailLayout settings={settings} preview={request} heading="Please stay off the lawn">
      <Text style={mailStyles.text}>{greeting(facts.firstName ?? '')},</Text>
      <Text style={mailStyles.text}>{request}</Text>
      <Card
        letter={`We applied ${facts.product} to ${area} at ${facts.address} (${facts.serviceType}).`}
      >
        <Fact label="Stay off until" value={facts.until} />
        <Fact label="Applied" value={facts.product} />
        <Fact label="Area" value={area} />
        <Fact label="Property" value={facts.address} />
      </Card>
      <Action href={facts.link}>See the visit</Action>
    </MailLayout>,
  );
}
