// What is said more once a request has arrived: what was sent, and how to add to it. Fetched when it is wanted.
import { quoteServiceLabel } from '#company/facts/quote-services.ts';
import { type Phone, PhoneLink } from '#web/ui/phone-link.tsx';
import type { SentQuote } from './use-quote.ts';

export function QuoteThanks({ sent, company }: { sent: SentQuote; company: Phone }) {
  const { values, photos } = sent;
  return (
    <p className="mt-2 text-ink-soft">
      {`${quoteServiceLabel(values.serviceType)}, ${describePhotos(photos)}. `}A copy is on its way
      to {values.email}. Something to add? Answer that email, or call <PhoneLink {...company} />.
    </p>
  );
}

function describePhotos(count: number): string {
  if (count === 0) return 'without photos';
  return count === 1 ? 'with one photo' : `with ${count} photos`;
}
