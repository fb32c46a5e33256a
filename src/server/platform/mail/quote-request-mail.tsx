// The mails about a quote request, to the person who asked and to the office: data in, subject, text and HTML out.
import { Text } from 'react-email';
import { type Language, SPEAKS_SPANISH } from '#company/facts/languages.ts';
import { spanishServiceLabel } from '#company/facts/quote-services.es.ts';
import { quoteServiceLabel } from '#company/facts/quote-services.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { calendarAddress } from './calendar-address.ts';
import { Action, CallAction } from './mail-action.tsx';
import { Card, Fact, PhotoLinks, quoted, ReviewNote, reachedAt, withBreaks } from './mail-fact.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import {
  englishQuoteReceiptMessages,
  type QuoteReceiptMessages,
} from './messages/quote-receipt-messages.en.ts';
import { spanishQuoteReceiptMessages } from './messages/quote-receipt-messages.es.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mails say about a request. */
export type QuoteFacts = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  serviceType: string;
  projectDetails: string | null;
  /** That of the page it was sent from; English where it says none. */
  language?: Language;
  /** Addresses of the photos, which ask for a staff sign-in. */
  photoLinks: string[];
  /** Why it is reviewed, in words; empty when it is not. */
  reviewReasons: string[];
};

const quoteReceiptMessages: Readonly<Record<Language, QuoteReceiptMessages>> = {
  en: englishQuoteReceiptMessages,
  es: spanishQuoteReceiptMessages,
};

const serviceLabelIn = {
  en: quoteServiceLabel,
  es: spanishServiceLabel,
} as const satisfies Record<Language, (value: string) => string>;

/**
 * The receipt. It repeats nothing that was typed but the first name, since anyone can type another person's address
 * into a form.
 */
export function quoteReceiptMail(
  facts: QuoteFacts,
  settings: BusinessSettings,
  siteAddress: string,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const language = facts.language ?? 'en';
  const messages = quoteReceiptMessages[language];
  const service = serviceLabelIn[language](facts.serviceType);
  const time = replyTime(settings, language);
  const photos = describePhotos(facts.photoLinks.length, messages);
  const { subject, heading, opening, closing } = fillWords(
    'quote-request-received',
    words,
    settings,
    { greeting: greeting(facts.firstName, language), service, replyTime: time },
    language,
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={fill(messages.preview, { time })}
      heading={heading}
      language={language}
    >
      {opening}
      <Card
        letter={fill(photos ? messages.askedWithPhotos : messages.asked, {
          service,
          photos,
        })}
      >
        <Fact label={messages.service} value={service} />
        {photos && <Fact label={messages.photos} value={fill(messages.received, { photos })} />}
      </Card>
      <Text style={mailStyles.text}>{fill(messages.more, { phone: settings.phone })}</Text>
      <Action href={calendarAddress(siteAddress, language)}>{messages.book}</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, margin: '24px 0 0' }}>
        {messages.mistyped}
      </Text>
    </MailLayout>,
  );
}

/** The office's mail: everything needed to call back. Replies go to the person. */
export function officeQuoteMail(
  facts: QuoteFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const name = `${facts.firstName} ${facts.lastName}`;
  const service = quoteServiceLabel(facts.serviceType);
  const heading = facts.reviewReasons.length > 0 ? 'Quote request to review' : 'New quote request';
  return renderMail(
    `${heading}: ${service}, ${name}`,
    <MailLayout settings={settings} preview={`${name}, ${facts.phone}`} heading={heading}>
      <ReviewNote reasons={facts.reviewReasons} />
      <Card
        letter={
          <>
            {name} asks for a quote: {service}. {reachedAt(name, facts.email, facts.phone)}
            {facts.language === 'es' && ` ${SPEAKS_SPANISH}.`}
            {quoted('What they told us about the project:', facts.projectDetails)}
          </>
        }
      >
        <Fact label="Name" value={name} />
        <Fact label="Email" value={facts.email} />
        <Fact label="Phone" value={facts.phone} />
        <Fact label="Service" value={service} />
        {facts.language === 'es' && <Fact label="Language" value={SPEAKS_SPANISH} />}
        {facts.projectDetails && (
          <Fact label="Project details" value={withBreaks(facts.projectDetails)} />
        )}
      </Card>
      <PhotoLinks links={facts.photoLinks} />
      <CallAction name={name} phone={facts.phone} />
    </MailLayout>,
  );
}

function describePhotos(count: number, messages: QuoteReceiptMessages): string {
  if (count === 0) return '';
  return count === 1 ? messages.onePhoto : fill(messages.somePhotos, { count: `${count}` });
}
