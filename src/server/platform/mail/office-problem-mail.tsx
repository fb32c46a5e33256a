// What the office reads of a problem that a customer reported: the report, and each message after it.
import { Link, Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact, mapLink, PlaceFact, quoted, reachedAt, withBreaks } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What both mails name. */
type ProblemName = {
  customerName: string;
  kind: string;
  /** Of the visit, YYYY-MM-DD at the company. */
  date: string;
  /** The problem's page in the console. */
  link: string;
};

/** What the office reads about a report. */
export type ProblemFacts = ProblemName & {
  customerPhone: string | null;
  customerEmail: string | null;
  address: string;
  serviceType: string;
  crewName: string | null;
  wish: string;
  description: string;
  photosCount: number;
  replyBy: string;
  /** Damage is called about, not written about. */
  needsCall: boolean;
};

/** A report of a problem. Replies go to the customer. */
export function officeProblemMail(
  facts: ProblemFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const photos = facts.photosCount === 1 ? 'one photo' : `${facts.photosCount} photos`;
  return renderMail(
    `Problem reported: ${facts.kind}, ${formatDate(facts.date)}`,
    <MailLayout
      settings={settings}
      preview={`Reply promised by ${facts.replyBy}`}
      heading="A customer reports a problem"
    >
      <Text style={mailStyles.text}>
        We have promised a reply by {facts.replyBy}.
        {facts.needsCall ? ' Something was damaged: please call.' : ''}
      </Text>
      <Card
        letter={
          <>
            {facts.customerName} reports: {facts.kind}. They would like: {facts.wish}.
            {facts.photosCount > 0 ? ` They sent ${photos}.` : ''}
            {quoted('In their words:', facts.description)}
          </>
        }
      >
        <Fact label="What" value={facts.kind} />
        <Fact label="They want" value={facts.wish} />
        <Fact label="In their words" value={withBreaks(facts.description)} />
        {facts.photosCount > 0 ? <Fact label="Photos" value={String(facts.photosCount)} /> : null}
      </Card>
      <Card
        letter={
          <>
            The visit was {facts.serviceType} on {formatDate(facts.date)}
            {facts.crewName && `, by ${facts.crewName}`}, at {facts.address} (
            <Link href={mapLink(facts.address)}>map</Link>).{' '}
            {reachedAt(facts.customerName, facts.customerEmail, facts.customerPhone)}
          </>
        }
      >
        <Fact label="Visit" value={`${facts.serviceType}, ${formatDate(facts.date)}`} />
        {facts.crewName ? <Fact label="Crew" value={facts.crewName} /> : null}
        <PlaceFact label="Where" address={facts.address} />
        <Fact label="Customer" value={facts.customerName} />
        {facts.customerEmail ? <Fact label="Email" value={facts.customerEmail} /> : null}
        {facts.customerPhone ? <Fact label="Phone" value={facts.customerPhone} /> : null}
      </Card>
      <Action href={facts.link}>Open the problem</Action>
    </MailLayout>,
  );
}

/** What the office reads about a message. */
export type ProblemMessageFacts = ProblemName & {
  text: string;
  /** Until when a reply is promised. */
  replyBy: string | null;
};

/** A message about a problem that was reported before. Replies go to the customer. */
export function officeProblemMessageMail(
  { customerName, kind, date, link, text, replyBy }: ProblemMessageFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  return renderMail(
    `New message about a problem: ${kind}, ${formatDate(date)}`,
    <MailLayout
      settings={settings}
      preview={text.slice(0, 120)}
      heading={`${customerName} wrote about a problem`}
    >
      {replyBy ? <Text style={mailStyles.text}>We have promised a reply by {replyBy}.</Text> : null}
      <Card
        letter={
          <>
            This is about the visit on {formatDate(date)}: {kind}.
            {quoted(`${customerName} wrote:`, text)}
          </>
        }
      >
        <Fact label="Problem" value={`${kind}, ${formatDate(date)}`} />
        <Fact label="Message" value={withBreaks(text)} />
      </Card>
      <Action href={link}>Open the problem</Action>
    </MailLayout>,
  );
}
