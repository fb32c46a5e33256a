// The stars that a visit was given.
import { fill } from '#company/rules/platform/fill-message.ts';
import { usePartsMessages } from './messages/use-parts-messages.ts';
import './stars.css';

/** A rating in words and stars. */
export function Stars({ rating }: { rating: number }) {
  const messages = usePartsMessages();
  return (
    <span className="stars" role="img" aria-label={fill(messages.stars, { rating })}>
      <span aria-hidden="true">{'★'.repeat(rating)}</span>
      <span className="stars-empty" aria-hidden="true">
        {'★'.repeat(5 - rating)}
      </span>
    </span>
  );
}
