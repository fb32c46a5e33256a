// The mails about a chat, to the visitor and to the office: data in, subject, text and HTML out.
import type { ReactNode } from 'react';
import { Text } from 'react-email';
import { type Language, SPEAKS_SPANISH } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { Action } from './mail-action.tsx';
import { Card, Fact, reachedAt, withBreaks } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { chatMailMessages } from './messages/choose-chat-mail-messages.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** A message as a mail shows it. */
export type MailedMessage = { name: string; time: string; text: string; photos: number };

/** What the mails say about a conversation. */
type ChatFacts = {
  /** That of the conversation. */
  language: Language;
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
  const { replyPreview, replyMore, replyMoreComesBack } = chatMailMessages[facts.language];
  const more = facts.comesBack ? replyMoreComesBack : replyMore;
  return visitorMail('chat-reply', facts, settings, words, {
    preview: replyPreview,
    after: (
      <Text className="soft" style={{ ...mailStyles.label, margin: '24px 0 0' }}>
        {fill(more, { phone: settings.phone })}
      </Text>
    ),
  });
}

/** The whole conversation, for anyone who asked for it. */
export function chatTranscriptMail(
  facts: ChatFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const preview = chatMailMessages[facts.language].transcriptPreview;
  return visitorMail('chat-transcript', facts, settings, words, { preview });
}

/** Messages in the owner's words, in the language of the conversation, with the way back into it. */
function visitorMail(
  kind: 'chat-reply' | 'chat-transcript',
  { language, customerName, messages, link }: ChatFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
  { preview, after }: { preview: string; after?: ReactNode },
): Promise<RenderedMail> {
  const { subject, heading, opening, closing } = fillWords(
    kind,
    words,
    settings,
    { greeting: greeting(customerName, language) },
    language,
  );
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={preview} heading={heading} language={language}>
      {opening}
      <Messages messages={messages} language={language} />
      <Action href={link}>{chatMailMessages[language].continue}</Action>
      {closing}
      {after}
    </MailLayout>,
  );
}

/** To the office: someone has left a message. Replies go to the visitor; in the chat they stay together. */
export function officeChatMail(
  facts: ChatFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  return renderMail(
    `Message left in the chat: ${facts.customerName}`,
    <MailLayout
      settings={settings}
      preview={`${facts.customerName} has left a message in the chat.`}
      heading="Message left in the chat"
    >
      <Messages messages={facts.messages} language="en" />
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

type MessagesProps = { messages: MailedMessage[]; language: Language };

function Messages({ messages, language }: MessagesProps) {
  return (
    <Card>
      {messages.map(({ name, time, text, photos }) => (
        <Fact
          key={`${time} ${name} ${text}`}
          label={`${name}, ${time}`}
          value={withBreaks(
            photos > 0 ? `${text}\n(${describePhotos(photos, language)})`.trim() : text,
          )}
        />
      ))}
    </Card>
  );
}

function describePhotos(count: number, language: Language): string {
  const messages = chatMailMessages[language];
  return count === 1 ? messages.onePhoto : fill(messages.photos, { count: String(count) });
}
