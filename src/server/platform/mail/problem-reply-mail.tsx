// What the office replies to a problem that a customer reported, or does about it, as the customer reads it.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact, quoted, withBreaks } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { afterVisitMailMessages } from './messages/choose-after-visit-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says. */
export type ProblemReplyFacts = {
  language: Language;
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
  const { language, reply, remedy, kind, serviceType: service } = facts;
  const messages = afterVisitMailMessages[language];
  const day = formatDate(facts.date, language);
  const heading = remedy ? messages.remedyHeading : messages.replyHeading;
  return renderMail(
    `${heading}: ${service}, ${day}`,
    <MailLayout
      settings={settings}
      preview={(remedy ?? reply ?? '').slice(0, 120)}
      heading={heading}
      language={language}
    >
      <Text style={mailStyles.text}>
        {fill(messages.salutation, {
          greeting: greeting(facts.firstName ?? '', language),
        })}
      </Text>
      {remedy ? <Text style={mailStyles.text}>{fill('{remedy}.', { remedy })}</Text> : null}
      {reply ? <Text style={mailStyles.text}>{withBreaks(reply)}</Text> : null}
      <Card
        letter={
          <>
            {fill(messages.problemLetter, { service, day, kind })}
            {quoted(messages.youWrote, facts.description)}
          </>
        }
      >
        <Fact label={messages.visit} value={`${service}, ${day}`} />
        <Fact label={messages.reported} value={kind} />
        <Fact label={messages.inYourWords} value={withBreaks(facts.description)} />
      </Card>
      <Action href={facts.link}>{messages.readAndReply}</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        {messages.notSettled}
      </Text>
    </MailLayout>,
  );
}
