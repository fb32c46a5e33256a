// The mail about a visit that was moved, to its customer: when it was, and when it is now.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { describeWindow } from '#company/rules/visits/spoken-window.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { visitMailMessages } from './messages/choose-visit-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** A time at the company; null means any time of the day. */
type When = { date: string; time: string | null };

/** What the mail says; dates and times are wall time at the company. */
export type VisitMovedFacts = {
  by: 'office' | 'customer';
  language: Language;
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
  const { language, serviceType: service, crewName } = facts;
  const messages = visitMailMessages[language];
  const { subject, opening } =
    facts.by === 'customer' ? messages.movedByCustomer : messages.movedByOffice;
  const now = describeWhen(facts.now, language);
  const before = describeWhen(facts.before, language);
  return renderMail(
    `${subject}: ${service}, ${formatDate(facts.now.date, language)}`,
    <MailLayout settings={settings} preview={now} heading={subject} language={language}>
      <Text style={mailStyles.text}>
        {fill(messages.opening, {
          greeting: greeting(facts.firstName ?? '', language),
          text: opening,
        })}
      </Text>
      <Card
        letter={[
          fill(messages.movedLetter, { service, now, before }),
          crewName && fill(messages.letterCrew, { crew: crewName }),
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <Fact label={messages.visit} value={service} />
        <Fact label={messages.newTime} value={now} />
        <Fact label={messages.before} value={before} />
        {crewName ? <Fact label={messages.crew} value={crewName} /> : null}
      </Card>
      <Action href={facts.link}>{messages.seeOrMove}</Action>
      <Text style={{ ...mailStyles.text, marginTop: '24px' }}>
        {fill(messages.questions, { phone: settings.phone })}
      </Text>
    </MailLayout>,
  );
}

function describeWhen({ date, time }: When, language: Language): string {
  return `${formatDate(date, language)}, ${describeWindow(time, language)}`;
}
