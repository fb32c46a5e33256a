// The mail about a visit that was moved, to its customer: when it was, and when it is now.
import { Text } from 'react-email';
import { visitMoved, visitMovedByCustomer } from '#company/facts/move-messages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

type When = { date: string; window: string };

/** What the mail says; dates and windows are wall time at the company. */
export type VisitMovedFacts = {
  by: 'office' | 'customer';
  firstName: string | null;
  serviceType: string;
  crewName: string | null;
  before: When;
  now: When;
  /** The visit's page in the portal. */
  link: string;
};

/** The mail. */
export function visitMovedMail(
  facts: VisitMovedFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const { serviceType, crewName, before, now } = facts;
  const { subject, opening } = facts.by === 'customer' ? visitMovedByCustomer : visitMoved;
  return renderMail(
    `${subject}: ${serviceType}, ${formatDate(now.date)}`,
    <MailLayout settings={settings} preview={describeWhen(now)} heading={subject}>
      <Text style={mailStyles.text}>
        {greeting(facts.firstName ?? '')}, {opening}
      </Text>
      <Card
        letter={`${serviceType} is now on ${describeWhen(now)}; before, it was ${describeWhen(before)}.${crewName ? ` Your crew is ${crewName}.` : ''}`}
      >
        <Fact label="Visit" value={serviceType} />
        <Fact label="New time" value={describeWhen(now)} />
        <Fact label="Before" value={describeWhen(before)} />
        {crewName ? <Fact label="Crew" value={crewName} /> : null}
      </Card>
      <Action href={facts.link}>See or move the visit</Action>
      <Text style={{ ...mailStyles.text, marginTop: '24px' }}>
        Questions? Call {settings.phone}.
      </Text>
    </MailLayout>,
  );
}

function describeWhen({ date, window }: When): string {
  return `${formatDate(date)}, ${window}`;
}
