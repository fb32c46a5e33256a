// The mail to a customer whose visit we had to move or leave out.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { type MovedVisitFacts, movedVisitWords } from '#company/rules/visits/day-move-message.ts';
import { windowLabel } from '#company/rules/visits/visit-days.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

type MovedVisitMailFacts = MovedVisitFacts & {
  firstName: string | null;
  serviceType: string;
  /** Where the customer sees their visits. */
  link: string;
};

/** The mail; the way to another day is in it. */
export function movedVisitMail(
  facts: MovedVisitMailFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const { subject } = movedVisitWords(facts);
  const { firstName, serviceType, fromDate, toDate, time, reason, phone, link } = facts;
  const opening = toDate
    ? `we can’t come on ${formatDate(fromDate)} as planned. We’re coming on ${formatDate(toDate)} instead.`
    : `we can’t come on ${formatDate(fromDate)}. Your next visit is soon after, so we are skipping this one; you won’t be charged for it.`;
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={subject} heading={subject}>
      <Text style={mailStyles.text}>
        {greeting(firstName ?? '')}, {opening}
      </Text>
      <Card
        letter={`${serviceType}, planned for ${formatDate(fromDate)}, ${toDate ? `is now on ${formatDate(toDate)}, ${windowLabel(time)}` : 'is skipped'}. The reason is ${reason}.`}
      >
        <Fact label="Visit" value={serviceType} />
        <Fact label="Was planned for" value={formatDate(fromDate)} />
        <Fact
          label="New day"
          value={
            toDate
              ? `${formatDate(toDate)}, ${windowLabel(time)}`
              : 'None; we are skipping this visit'
          }
        />
        <Fact label="Reason" value={reason} />
      </Card>
      <Action href={link}>See your schedule</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        {toDate
          ? `Does another day work better? Move the visit in your schedule, or call us at ${phone}.`
          : `Questions? Call us at ${phone}.`}
      </Text>
    </MailLayout>,
  );
}
