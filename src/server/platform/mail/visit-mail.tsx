// The mails about a visit: notices to its customer, and what its crew has met, to the office. No gate code is among the facts.
import { Link, Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { VisitNotice } from '#company/facts/visit-labels.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact, mapLink, PlaceFact, quoted, withBreaks } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What a notice says; date and window are wall time at the company. */
export type VisitNoticeFacts = {
  kind: VisitNotice;
  firstName: string | null;
  serviceType: string;
  date: string;
  window: string;
  crewName: string | null;
  photosCount: number;
  /** In a sentence, in the notice that the work was not done. */
  notDoneReason: string | null;
  /** The visit's page in the portal, and where notices are chosen. */
  link: string;
  settingsLink: string;
  /** Where the crew is today, for anyone who has the mail; null in the other notices. */
  todayLink: string | null;
};

/** A notice of a visit. */
export function visitNoticeMail(
  facts: VisitNoticeFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const isTomorrow = facts.kind === 'two-days-before' && settings.visitNoticeDays === 1;
  const { name, button } = isTomorrow ? tomorrow : mails[facts.kind];
  const { subject, heading, opening, closing } = fillWords(name, words, settings, {
    greeting: greeting(facts.firstName ?? ''),
    service: facts.serviceType,
    visitDay: formatDate(facts.date),
    window: facts.window,
  });
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={formatDate(facts.date)} heading={heading}>
      {opening}
      <Card
        letter={[
          `${facts.serviceType} on ${formatDate(facts.date)}, ${facts.window}.`,
          facts.crewName && `Your crew is ${facts.crewName}.`,
          facts.notDoneReason,
          facts.kind === 'done' &&
            facts.photosCount > 0 &&
            `They took ${facts.photosCount === 1 ? 'one photo' : `${facts.photosCount} photos`}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <Fact label="Visit" value={facts.serviceType} />
        <Fact label="When" value={`${formatDate(facts.date)}, ${facts.window}`} />
        {facts.crewName ? <Fact label="Crew" value={facts.crewName} /> : null}
        {facts.notDoneReason ? <Fact label="Why" value={facts.notDoneReason} /> : null}
        {facts.kind === 'done' && facts.photosCount > 0 ? (
          <Fact label="Photos" value={String(facts.photosCount)} />
        ) : null}
      </Card>
      <Action href={facts.link}>{button}</Action>
      {closing}
      {facts.todayLink ? (
        <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
          <Link href={facts.todayLink} style={mailStyles.link}>
            See how many stops come before you
          </Link>
        </Text>
      ) : null}
      {facts.kind === 'done' ? (
        <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
          <Link href={`${facts.link}#something-wrong`} style={mailStyles.link}>
            Something wrong? Tell us
          </Link>
        </Text>
      ) : null}
      {facts.kind === 'not-done' ? null : (
        <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
          You choose which of these emails you get:{' '}
          <Link href={facts.settingsLink} style={mailStyles.link}>
            notices in your account
          </Link>
          .
        </Text>
      )}
    </MailLayout>,
  );
}

type NoticeMail = {
  name:
    | 'visit-soon'
    | 'visit-tomorrow'
    | 'visit-today'
    | 'crew-on-the-way'
    | 'visit-done'
    | 'visit-not-done';
  button: string;
};

/** The notice ahead of a visit where the owner has it go the day before. */
const tomorrow: NoticeMail = { name: 'visit-tomorrow', button: 'See the visit' };

const mails: Record<VisitNotice, NoticeMail> = {
  'two-days-before': { name: 'visit-soon', button: 'See or move the visit' },
  'morning-of': { name: 'visit-today', button: 'See the visit' },
  'on-the-way': { name: 'crew-on-the-way', button: 'See the visit' },
  done: { name: 'visit-done', button: 'See the visit' },
  'not-done': { name: 'visit-not-done', button: 'See the visit' },
};

/** What the office reads about a problem that a crew has met. */
export type CrewProblemFacts = {
  crewName: string;
  note: string;
  couldNotWork: boolean;
  /** The time at the company, such as 9:40 AM. */
  at: string;
  customerName: string;
  customerPhone: string | null;
  address: string;
  serviceType: string;
  date: string;
  link: string;
};

/** A problem that a crew has met, for the office, while the crew is still there. */
export function officeCrewProblemMail(
  facts: CrewProblemFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const outcome = facts.couldNotWork ? 'The work was not done.' : 'The crew is still working.';
  return renderMail(
    `${facts.crewName} reports a problem: ${facts.customerName}`,
    <MailLayout settings={settings} preview={outcome} heading="A crew reports a problem">
      <Text style={mailStyles.text}>{outcome}</Text>
      <Card
        letter={
          <>
            {facts.crewName} wrote at {facts.at}.{quoted('In their words:', facts.note)}
          </>
        }
      >
        <Fact label="In their words" value={withBreaks(facts.note)} />
        <Fact label="At" value={facts.at} />
        <Fact label="Crew" value={facts.crewName} />
      </Card>
      <Card
        letter={
          <>
            The visit is {facts.serviceType} on {formatDate(facts.date)}, at {facts.address} (
            <Link href={mapLink(facts.address)}>map</Link>), for {facts.customerName}
            {facts.customerPhone ? `, ${facts.customerPhone}` : ''}.
          </>
        }
      >
        <Fact label="Visit" value={`${facts.serviceType}, ${formatDate(facts.date)}`} />
        <PlaceFact label="Where" address={facts.address} />
        <Fact label="Customer" value={facts.customerName} />
        {facts.customerPhone ? <Fact label="Phone" value={facts.customerPhone} /> : null}
      </Card>
      <Action href={facts.link}>See the visit</Action>
    </MailLayout>,
  );
}
