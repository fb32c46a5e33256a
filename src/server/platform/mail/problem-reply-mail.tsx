// What the office replies to a problem that a customer reported, or does about it, as the customer reads it.
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
  /** What the office wrote; null for a decision without a word. */
  reply: string | null;
  /** What the office does, such as "Credit of $25.00 on your next invoice"; null in a reply. */
  remedy: string | null;
  serviceType: string;
  /** YYYY-MM-DD at the company. */
  date: string;
  link: string;
};

/** The reply or decision, with what it is about. Answers to it go to the office. */
export function problemReplyMail(
  facts: ProblemReplyFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const { reply, remedy } = facts;
  const heading = remedy ? 'How we make it right' : 'Our reply about your visit';
  return renderMail(
    `${heading}: ${facts.serviceType}, ${formatDate(facts.date)}`,
    <MailLayout
      settings={settings}
      preview={(remedy ?? reply ?? '').slice(0, 120)}
      heading={heading}
    >
      <Text style={mailStyles.text}>{greeting(facts.firstName ?? '')},</Text>
      {remedy ? <Text style={mailStyles.text}>{remedy}.</Text> : null}
      {reply ? <Text style={mailStyles.text}>{withBreaks(reply)}</Text> : null}
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
      <Action href={facts.link}>Read and reply</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        Not settled yet? Reply to this email, and the office reads it.
      </Text>
    </MailLayout>,
  );
}
