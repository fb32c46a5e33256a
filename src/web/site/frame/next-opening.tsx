// The next opening in the header and in the hero, or honest words when there is none (docs/product/booking.md#next-opening).
import { hrefIn, type Language } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { NextOpening } from '#contract/booking/next-opening.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Phone } from '#web/ui/phone-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { openingMessages } from './messages/choose-opening-messages.ts';
import { openingWords } from './opening-label.ts';

type NextOpeningProps = { next: NextOpening; company: Phone; language: Language };

/** Two short lines: what it is, and when. */
export function HeaderOpening({ next, company, language }: NextOpeningProps) {
  const words = openingMessages[language];
  const { opening, isPaused, today } = next;
  if (opening) {
    return (
      <a className="header-opening" href={dayHref(opening.appointmentDate, language)}>
        <span>{`${words.next} `}</span>
        <strong>{openingWords(opening, today, language)}</strong>
      </a>
    );
  }
  return (
    <a className="header-opening" href={`tel:${company.phoneDial}`}>
      <span>{`${isPaused ? words.pausedCall : words.fullCall} `}</span>
      <strong>{company.phone}</strong>
    </a>
  );
}

/** One line above the buttons. */
export function HeroOpening({ next, company, language }: NextOpeningProps) {
  const words = openingMessages[language];
  const { opening, isPaused, today } = next;
  if (opening) {
    return (
      <TextLink href={dayHref(opening.appointmentDate, language)}>
        <Icon name="calendar" />
        {fill(words.nextIs, { when: openingWords(opening, today, language) })}
      </TextLink>
    );
  }
  const { phone } = company;
  return <span>{fill(isPaused ? words.paused : words.full, { phone })}</span>;
}

/** The calendar, with this day chosen. */
function dayHref(date: string, language: Language): string {
  return hrefIn(language, `/?day=${date}#calendar`);
}
