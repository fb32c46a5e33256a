// What is said more once a request has arrived: what was sent, and how to add to it. Fetched when it is wanted.
import { fill } from '#company/rules/platform/fill-message.ts';
import { type Phone, WithPhoneLink } from '#web/ui/phone-link.tsx';
import type { QuoteMessages } from './messages/quote-messages.en.ts';
import type { SentQuote } from './use-quote.ts';

type QuoteThanksProps = { words: QuoteMessages; sent: SentQuote; company: Phone };

export function QuoteThanks({ words, sent, company }: QuoteThanksProps) {
  const copy = fill(words.copyOnItsWay, { email: sent.values.email, phone: company.phone });
  return (
    <p className="mt-2 text-ink-soft">
      {describeSent(words, sent)} <WithPhoneLink text={copy} {...company} />
    </p>
  );
}

function describeSent(words: QuoteMessages, { service, photos }: SentQuote): string {
  const counted = photos === 1 ? words.withOnePhoto : words.withPhotos;
  const label = words.services[service];
  return fill(photos === 0 ? words.withoutPhotos : counted, { service: label, count: photos });
}
