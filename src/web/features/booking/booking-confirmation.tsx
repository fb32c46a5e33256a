// What stands in the calendar's place once a consultation is booked: what, when, and what happens next.

import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ControlIcon } from '#web/ui/control-icon.tsx';
import { type Phone, WithPhoneLink } from '#web/ui/phone-link.tsx';
import { BookedName } from './booked-name.tsx';
import type { Booked } from './flow/booking-state.ts';
import type { BookingMessages } from './messages/booking-messages.en.ts';

type ConfirmationProps = {
  words: BookingMessages;
  booked: Booked;
  company: Phone;
  onAnother: () => void;
};

export function BookingConfirmation({ words, booked, company, onAnother }: ConfirmationProps) {
  const { language } = words.calendar;
  const [beforeType = '', afterType = ''] = fill(words.what, { minutes: booked.duration }).split(
    '{type}',
  );
  const [beforeEmail = '', afterEmail = ''] = fill(words.mailOnItsWay, {
    phone: company.phone,
  }).split('{email}');
  const token = booked.path.slice(booked.path.lastIndexOf('/') + 1);
  return (
    <div className="mx-auto max-w-reading py-4 @min-[50rem]:py-12">
      <span className="flex size-12 items-center justify-center rounded-full bg-green-soft text-green">
        <ControlIcon name="check" className="size-6" />
      </span>
      <h3 tabIndex={-1} data-focus-after="details" className="mt-5 text-feature">
        {unbroken(
          fill(words.seeYou, {
            date: formatDate(booked.date, language),
            at: atTime(booked.time, words),
          }),
        )}
      </h3>
      <p className="mt-3 text-lead">
        {beforeType}
        <BookedName booked={booked} language={language} />
        {afterType}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="oak" href={`/api/appointments/by-link/${token}/calendar`}>
          {words.addToCalendar}
        </ButtonLink>
        <ButtonLink variant="quiet" href={booked.path}>
          {words.change}
        </ButtonLink>
      </p>
      <p className="mt-6 text-body text-ink-soft">
        {beforeEmail}
        <span className="text-ink">{booked.email}</span>
        <WithPhoneLink {...company} text={afterEmail} />
      </p>
      <Button variant="quiet" className="mt-8" onClick={onAnother}>
        {words.bookAnother}
      </Button>
    </div>
  );
}

/** "at 9:00 AM", "a las 9:00 a.m.", "a la 1:00 p.m." */
function atTime(time: string, words: BookingMessages): string {
  const label = timeLabel(time, words.calendar.language);
  return fill(label.startsWith('1:') ? words.atOne : words.at, { time: label });
}

/** Keeps numbers with the word before them: "December 21" and "9:00 AM" never break in a heading. */
function unbroken(text: string): string {
  return text.replace(/ (?=\d|[AP]M|[ap]\.m)/g, '\u00a0');
}
