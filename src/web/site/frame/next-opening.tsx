// The next opening in the header and in the hero, or honest words when there is none (docs/product/booking.md#next-opening).
import type { NextOpening } from '#contract/booking/next-opening.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Phone } from '#web/ui/phone-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { openingWords } from './opening-label.ts';

type NextOpeningProps = { next: NextOpening; company: Phone };

/** Two short lines: what it is, and when. */
export function HeaderOpening({ next, company }: NextOpeningProps) {
  const { opening, isPaused, today } = next;
  if (opening) {
    return (
      <a className="header-opening" href={dayHref(opening.appointmentDate)}>
        <span>Next opening: </span>
        <strong>{openingWords(opening, today)}</strong>
      </a>
    );
  }
  return (
    <a className="header-opening" href={`tel:${company.phoneDial}`}>
      <span>{isPaused ? 'Booking paused, call ' : 'Calendar full, call '}</span>
      <strong>{company.phone}</strong>
    </a>
  );
}

/** One line above the buttons. */
export function HeroOpening({ next, company }: NextOpeningProps) {
  const { opening, isPaused, today } = next;
  if (opening) {
    return (
      <TextLink href={dayHref(opening.appointmentDate)}>
        <Icon name="calendar" />
        {`Next opening: ${openingWords(opening, today)}`}
      </TextLink>
    );
  }
  const why = isPaused
    ? 'Online booking is paused.'
    : 'Every time we book online is taken right now.';
  return <span>{`${why} Call us at ${company.phone}, and we will find you a time.`}</span>;
}

/** The calendar, with this day chosen. */
function dayHref(date: string): string {
  return `/?day=${date}#calendar`;
}
