// The mails of autopay: what a customer agreed to or ended, a charge that is ahead, and one that failed.
import { Link, Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { AutopayChangeKind, AutopayFailure } from '#company/rules/billing/autopay.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { autopayMailMessages } from './messages/choose-autopay-mail-messages.ts';
import { PriceRow } from './price-row.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What was agreed or ended. Days are YYYY-MM-DD. */
export type AutopayChangeFacts = {
  language: Language;
  firstName: string | null;
  kind: AutopayChangeKind;
  /** Such as "Visa 4242". */
  method: string;
  /** Word for word; blank when it ended. */
  terms: string;
  /** Why the office ended it; blank when the customer did. */
  reason: string;
  on: string;
  link: string;
};

/** Confirms what was agreed, with its words, or that it ended. */
export function autopayChangeMailOf(
  { language, firstName, kind, method, terms, reason, on, link }: AutopayChangeFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const messages = autopayMailMessages[language];
  const subject = fill(messages[`${kind}Subject`], { method });
  const said = {
    greeting: greeting(firstName ?? '', language),
    day: formatDate(on, language),
    method,
  };
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={subject} heading={subject} language={language}>
      <Text style={mailStyles.text}>
        {fill(kind === 'off' ? messages.off : messages.agreed, said)}
      </Text>
      {reason ? <Text style={mailStyles.text}>{fill(messages.reason, { reason })}</Text> : null}
      {terms
        ? terms.split('\n').map((paragraph) => (
            <Text
              key={paragraph}
              lang={language === 'en' ? undefined : 'en'}
              style={{ ...mailStyles.text, paddingLeft: '16px' }}
            >
              {paragraph}
            </Text>
          ))
        : null}
      <Action href={link}>{kind === 'off' ? messages.see : messages.change}</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        {fill(messages.notYou, { phone: settings.phone })}
      </Text>
    </MailLayout>,
  );
}

/** A charge that is ahead. Amounts are dollars with two decimals. */
export type AutopayNoticeFacts = {
  language: Language;
  firstName: string | null;
  number: number;
  amount: string;
  method: string;
  chargeOn: string;
  link: string;
  autopayLink: string;
};

/** Announces a charge. */
export function autopayNoticeMailOf(
  { language, firstName, number, amount, method, chargeOn, link, autopayLink }: AutopayNoticeFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const messages = autopayMailMessages[language];
  const charge = { amount: formatMoney(amount), day: formatDate(chargeOn, language) };
  const { subject, heading, opening, closing } = fillWords(
    'autopay-notice',
    words,
    settings,
    {
      greeting: greeting(firstName ?? '', language),
      number: String(number),
      amount: charge.amount,
      method,
      chargeDay: charge.day,
    },
    language,
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={fill(messages.noticePreview, charge)}
      heading={heading}
      language={language}
    >
      {opening}
      <PriceRow label={fill(messages.chargedTo, { method })} amount={amount} isTotal />
      <Action href={link}>{messages.seeInvoice}</Action>
      {closing}
      <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
        {messages.wrong}{' '}
        <Link href={autopayLink} style={mailStyles.link}>
          {messages.otherMethod}
        </Link>{' '}
        {fill(messages.anyTime, { phone: settings.phone })}
      </Text>
    </MailLayout>,
  );
}

/** A charge that failed. */
export type AutopayFailedFacts = {
  language: Language;
  firstName: string | null;
  number: number;
  amount: string;
  /** As a sentence. */
  why: string;
  remedy: AutopayFailure['remedy'];
  /** When it is tried again; null when it is not. */
  retryOn: string | null;
  payLink: string;
  autopayLink: string;
};

/** Says that a charge failed, why, and what helps. */
export function autopayFailedMailOf(
  {
    language,
    firstName,
    number,
    amount,
    why,
    remedy,
    retryOn,
    payLink,
    autopayLink,
  }: AutopayFailedFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const messages = autopayMailMessages[language];
  const asksForPayment = remedy === 'confirm' || retryOn === null;
  const action = asksForPayment
    ? { href: payLink, label: fill(messages.pay, { amount: formatMoney(amount) }) }
    : { href: autopayLink, label: messages.useOther };
  const { subject, heading, opening, closing } = fillWords(
    'autopay-failed',
    words,
    settings,
    {
      greeting: greeting(firstName ?? '', language),
      number: String(number),
      reason: why,
    },
    language,
  );
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={why} heading={heading} language={language}>
      {opening}
      <PriceRow label={messages.balance} amount={amount} isTotal />
      <Text style={mailStyles.text}>
        {retryOn ? fill(messages.retry, { day: formatDate(retryOn, language) }) : messages.noRetry}{' '}
        {messages.advice[remedy]}
      </Text>
      <Action href={action.href}>{action.label}</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        {fill(messages.failedMore, { phone: settings.phone })}
      </Text>
    </MailLayout>,
  );
}
