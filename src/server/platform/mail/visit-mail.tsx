// The mails about a visit: notices to its customer, and what its crew has met, to the office. No gate code is among the facts.
import { Link, Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { spanishNotDoneReasons } from '#company/facts/visit-labels.es.ts';
import { notDoneKindOf, notDoneReasons, type VisitNotice } from '#company/facts/visit-labels.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import type { EnglishMailName } from '#company/rules/platform/mail-table.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { describeWindow } from '#company/rules/visits/spoken-window.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact, mapLink, PlaceFact, quoted, withBreaks } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { visitMailMessages } from './messages/choose-visit-mail-messages.ts';
import type { VisitMailMessages } from './messages/visit-mail-messages.en.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What a notice says; date and window are wall time at the company. */
export type VisitNoticeFacts = {
  kind: VisitNotice;
  language: Language;
  firstName: string | null;
  serviceType: string;
  date: string;
  /** When the window begins; null where any time of the day is meant. */
  time: string | null;
  crewName: string | null;
  photosCount: number;
  /** Why the work was not done, in the notice of it (company/facts/visit-labels.ts). */
  skipKind: string | null;
  /** The visit's page in the portal, and where notices are chosen. */
  link: string;
  settingsLink: string;
  /** Where the crew is today, for anyone who has the mail; null in the other notices. */
  todayLink: string | null;
};

const notDoneReasonsIn = { en: notDoneReasons, es: spanishNotDoneReasons };

/** A notice of a visit. */
export function visitNoticeMail(
  facts: VisitNoticeFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { kind, language, serviceType, crewName } = facts;
  const messages = visitMailMessages[language];
  const isTomorrow = kind === 'two-days-before' && settings.visitNoticeDays === 1;
  const { name, button } = isTomorrow ? tomorrow : mails[kind];
  const day = formatDate(facts.date, language);
  const window = describeWindow(facts.time, language);
  const why =
    kind === 'not-done' ? notDoneReasonsIn[language][notDoneKindOf(facts.skipKind)] : null;
  const photosCount = kind === 'done' ? facts.photosCount : 0;
  const { subject, heading, opening, closing } = fillWords(
    name,
    words,
    settings,
    {
      greeting: greeting(facts.firstName ?? '', language),
      service: serviceType,
      visitDay: day,
      window,
    },
    language,
  );
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={day} heading={heading} language={language}>
      {opening}
      <Card
        letter={[
          fill(messages.letter, { service: serviceType, day, window }),
          crewName && fill(messages.letterCrew, { crew: crewName }),
          why,
          describePhotos(photosCount, messages),
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <Fact label={messages.visit} value={serviceType} />
        <Fact label={messages.when} value={`${day}, ${window}`} />
        {crewName ? <Fact label={messages.crew} value={crewName} /> : null}
        {why ? <Fact label={messages.why} value={why} /> : null}
        {photosCount > 0 ? <Fact label={messages.photos} value={String(photosCount)} /> : null}
      </Card>
      <Action href={facts.link}>{messages[button]}</Action>
      {closing}
      {facts.todayLink ? (
        <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
          <Link href={facts.todayLink} style={mailStyles.link}>
            {messages.stops}
          </Link>
        </Text>
      ) : null}
      {kind === 'done' ? (
        <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
          <Link href={`${facts.link}#something-wrong`} style={mailStyles.link}>
            {messages.somethingWrong}
          </Link>
        </Text>
      ) : null}
      {kind === 'not-done' ? null : (
        <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
          {messages.chooseNotices}{' '}
          <Link href={facts.settingsLink} style={mailStyles.link}>
            {messages.notices}
          </Link>
          .
        </Text>
      )}
    </MailLayout>,
  );
}

function describePhotos(count: number, messages: VisitMailMessages): string {
  if (count === 0) return '';
  return count === 1
    ? messages.letterOnePhoto
    : fill(messages.letterPhotos, { count: String(count) });
}

type NoticeMail = {
  name: Extract<EnglishMailName, `visit-${string}` | 'crew-on-the-way'>;
  button: 'see' | 'seeOrMove';
};

/** The notice ahead of a visit where the owner has it go the day before. */
const tomorrow: NoticeMail = { name: 'visit-tomorrow', button: 'see' };

const mails: Record<VisitNotice, NoticeMail> = {
  'two-days-before': { name: 'visit-soon', button: 'seeOrMove' },
  'morning-of': { name: 'visit-today', button: 'see' },
  'on-the-way': { name: 'crew-on-the-way', button: 'see' },
  done: { name: 'visit-done', button: 'see' },
  'not-done': { name: 'visit-not-done', button: 'see' },
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
