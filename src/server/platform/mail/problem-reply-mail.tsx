// The office's reply to a problem that a customer reported, as the customer reads it.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact, quoted, withBreaks } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says. */
export type ProblemReplyFacts = {
  firstName: string | null;
  kind: string;
  description: string;
  reply: string;
  serviceType: string;
  /** YYYY-MM-DD at the company. */
  date: string;
  link: string;
};

/** The reply, with what it is about. Answers to it go to the office. */
export function problemReplyMail(
  facts: ProblemReplyFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  return renderMail(
    `Our reply about your visit: ${facts.serviceType}, ${formatDate(facts.date)}`,
    <MailLayout
      settings={settings}
      preview={facts.reply.slice(0, 120)}
      heading="Our reply about your visit"
    >
      <Text style={mailStyles.text}>{greeting(facts.firstName ?? '')},</Text>
      <Text style={mailStyles.text}>{withBreaks(facts.reply)}</Text>
      <Card
        letter={
          <>
            This is about your {facts.serviceType} on {formatDate(facts.date)}: {facts.kind}.
            {quoted('You wrote:', facts.description)}
          </>
        }
      >
        <Fact label="Visit" value={`${facts.serviceType}, ${formatDate(facts.date)}`} />
        <Fact label="You reported" value={facts.kind} />
        <Fact label="In your words" value={withBreaks(facts.description)} />
      </Card>
      <Action href={facts.link}>See the visit</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        Not settled yet? Reply to this email, and the office reads it.
      </Text>
    </MailLayout>,
  );
}
