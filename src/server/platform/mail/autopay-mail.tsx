// The mails of autopay: what a customer agreed to or ended, a charge that is ahead, and one that failed.
import { Link, Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { AutopayChangeKind, AutopayFailure } from '#company/rules/billing/autopay.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { PriceRow } from './price-row.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What was agreed or ended. Days are YYYY-MM-DD. */
export type AutopayChangeFacts = {
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
  { firstName, kind, method, terms, reason, on, link }: AutopayChangeFacts,
  settings: BusinessSettings,
): Promise<RenderedMail> {
  const subject =
    kind === 'off'
      ? 'Autopay is off'
      : kind === 'on'
        ? `Autopay is on with ${method}`
        : `Autopay now uses ${method}`;
  const text =
    kind === 'off'
      ? `autopay was turned off on ${formatDate(on)}. We will not charge ${method} by ourselves any more. Invoices that are open are yours to pay.`
      : `thank you. This is what you agreed to on ${formatDate(on)}:`;
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={subject} heading={subject}>
      <Text style={mailStyles.text}>
        {greeting(firstName ?? '')}, {text}
      </Text>
      {reason ? <Text style={mailStyles.text}>Reason: {reason}</Text> : null}
      {terms
        ? terms.split('\n').map((paragraph) => (
            <Text key={paragraph} style={{ ...mailStyles.text, paddingLeft: '16px' }}>
              {paragraph}
            </Text>
          ))
        : null}
      <Action href={link}>{kind === 'off' ? 'See autopay' : 'Change or turn off autopay'}</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        Not you? Call us at {settings.phone}.
      </Text>
    </MailLayout>,
  );
}

/** A charge that is ahead. Amounts are dollars with two decimals. */
export type AutopayNoticeFacts = {
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
  { firstName, number, amount, method, chargeOn, link, autopayLink }: AutopayNoticeFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const about = `${formatMoney(amount)} on ${formatDate(chargeOn)}`;
  const { subject, heading, opening, closing } = fillWords('autopay-notice', words, settings, {
    greeting: greeting(firstName ?? ''),
    number: String(number),
    amount: formatMoney(amount),
    method,
    chargeDay: formatDate(chargeOn),
  });
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={about} heading={heading}>
      {opening}
      <PriceRow label={`Charged to ${method}`} amount={amount} isTotal />
      <Action href={link}>See the invoice</Action>
      {closing}
      <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
        Is something wrong with the work? Tell us before that day, and the charge waits until it is
        settled. You can{' '}
        <Link href={autopayLink} style={mailStyles.link}>
          use another card or turn autopay off
        </Link>{' '}
        at any time, or call us at {settings.phone}.
      </Text>
    </MailLayout>,
  );
}

/** A charge that failed. */
export type AutopayFailedFacts = {
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
  { firstName, number, amount, why, remedy, retryOn, payLink, autopayLink }: AutopayFailedFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const asksForPayment = remedy === 'confirm' || retryOn === null;
  const action = asksForPayment
    ? { href: payLink, label: `Pay ${formatMoney(amount)}` }
    : { href: autopayLink, label: 'Use another card or account' };
  const { subject, heading, opening, closing } = fillWords('autopay-failed', words, settings, {
    greeting: greeting(firstName ?? ''),
    number: String(number),
    reason: why,
  });
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={why} heading={heading}>
      {opening}
      <PriceRow label="Balance due" amount={amount} isTotal />
      <Text style={mailStyles.text}>
        {retryOn
          ? `We will try again on ${formatDate(retryOn)}.`
          : 'We will not try again by ourselves.'}{' '}
        {advice[remedy]}
      </Text>
      <Action href={action.href}>{action.label}</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        Already paid? Thank you, nothing else is charged. Questions? Reply to this email or call{' '}
        {settings.phone}.
      </Text>
    </MailLayout>,
  );
}

const advice: Record<AutopayFailure['remedy'], string> = {
  'other-method': 'Please use another card or account, or pay this invoice yourself.',
  confirm: 'Please pay this invoice yourself; your bank then asks you to confirm it.',
  wait: 'You can also use another card or account, or pay this invoice yourself.',
};
