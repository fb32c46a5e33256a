// The mails about a chat, to the visitor and to the office: data in, subject, text and HTML out.
import { Text } from 'react-email';
import { type Language, SPEAKS_SPANISH } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact, reachedAt, withBreaks } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** A message as a mail shows it. */
export type MailedMessage = { name: string; time: string; text: string; photos: number };

/** What the mails say about a conversation. */
type ChatFacts = {
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  messages: MailedMessage[];
  link: string;
};

/** What a visitor is told; whether a reply comes back into the conversation. */
type VisitorChatFacts = ChatFacts & { comesBack: boolean };

/** What we answered while the visitor was away, with the way back into the conversation. */
export function chatReplyMail(
  facts: VisitorChatFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { subject, heading, opening, closing } = fillWords('chat-reply', words, settings, {
    greeting: greeting(facts.customerName),
  });
  return renderMail(
    subject,
    <MailLayout settings={settings} preview="We have answered your message." heading={heading}>
      {opening}
      <Messages messages={facts.messages} />
      <Action href={facts.link}>Continue the chat</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, margin: '24px 0 0' }}>
        The button works for 30 days, for anyone who has this email, and opens only this
        conversation. Or reply to this email
        {facts.comesBack && ', and your answer shows up in the chat'}, or call us at{' '}
        {settings.phone}.
      </Text>
    </MailLayout>,
  );
}

/** The whole conversation, for anyone who asked for it. */
export function chatTranscriptMail(
  facts: ChatFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { subject, heading, opening, closing } = fillWords('chat-transcript', words, settings, {
    greeting: greeting(facts.customerName),
  });
  return renderMail(
    subject,
    <MailLayout settings={settings} preview="What was said in our chat." heading={heading}>
      {opening}
      <Messages messages={facts.messages} />
      <Action href={facts.link}>Continue the chat</Action>
      {closing}
    </MailLayout>,
  );
}

/** To the office: someone has left a message. Replies go to the visitor; in the chat they stay together. */
export function officeChatMail(
  facts: ChatFacts & { language?: Language },
  settings: BusinessSettings,
): Promise<RenderedMail> {
  return renderMail(
    `Message left in the chat: ${facts.customerName}`,
    <MailLayout
      settings={settings}
      preview={`${facts.customerName} has left a message in the chat.`}
      heading="Message left in the chat"
    >
      <Messages messages={facts.messages} />
      <Card
        letter={[
          (facts.customerEmail || facts.customerPhone) &&
            reachedAt(facts.customerName, facts.customerEmail, facts.customerPhone),
          facts.language === 'es' && `${SPEAKS_SPANISH}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <Fact label="Name" value={facts.customerName} />
        {facts.customerEmail && <Fact label="Email" value={facts.customerEmail} />}
        {facts.customerPhone && <Fact label="Phone" value={facts.customerPhone} />}
        {facts.language === 'es' && <Fact label="Language" value={SPEAKS_SPANISH} />}
      </Card>
      <Action href={facts.link}>Answer in the chat</Action>
    </MailLayout>,
  );
}

function Messages({ messages }: { messages: MailedMessage[] }) {
  return (
    <Card>
      {messages.map(({ name, time, text, photos }) => (
        <Fact
          key={`${time} ${name} ${text}`}
          label={`${name}, ${time}`}
          value={withBreaks(photos > 0 ? `${text}\n(${describePhotos(photos)})`.trim() : text)}
        />
      ))}
    </Card>
  );
}

function describePhotos(count: number): string {
  return count === 1 ? 'one photo' : `${count} photos`;
}
