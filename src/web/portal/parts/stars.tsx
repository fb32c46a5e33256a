// The stars that a visit was given.
import './stars.css';

/** A rating in words and stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} of 5 stars`}>
      <span aria-hidden="true">{'★'.repeat(rating)}</span>
      <span className="stars-empty" aria-hidden="true">
        {'★'.repeat(5 - rating)}
      </span>
    </span>
  );
}
