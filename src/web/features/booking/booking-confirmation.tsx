// What stands in the calendar's place once a consultation is booked: what, when, and what happens next.
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ControlIcon } from '#web/ui/control-icon.tsx';
import { type Phone, PhoneLink } from '#web/ui/phone-link.tsx';
import type { Booked } from './flow/booking-state.ts';

type ConfirmationProps = { booked: Booked; company: Phone; onAnother: () => void };

export function BookingConfirmation({ booked, company, onAnother }: ConfirmationProps) {
  const token = booked.path.slice(booked.path.lastIndexOf('/') + 1);
  return (
    <div className="mx-auto max-w-reading py-4 @min-[50rem]:py-12">
      <span className="flex size-12 items-center justify-center rounded-full bg-green-soft text-green">
        <ControlIcon name="check" className="size-6" />
      </span>
      <h3 tabIndex={-1} data-focus-after="details" className="mt-5 text-feature">
        We will see you on {unbroken(formatDate(booked.date))} at {unbroken(slotLabel(booked.time))}
        .
      </h3>
      <p className="mt-3 text-lead">
        {booked.typeName}, {booked.duration} minutes.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="oak" href={`/api/appointments/by-link/${token}/calendar`}>
          Add to your calendar
        </ButtonLink>
        <ButtonLink variant="quiet" href={booked.path}>
          Reschedule or cancel
        </ButtonLink>
      </p>
      <p className="mt-6 text-body text-ink-soft">
        A confirmation email is on its way to <span className="text-ink">{booked.email}</span>. If
        it does not arrive within a few minutes, call us at <PhoneLink {...company} />.
      </p>
      <Button variant="quiet" className="mt-8" onClick={onAnother}>
        Book another consultation
      </Button>
    </div>
  );
}

/** Keeps numbers with the word before them: "December 21" and "9:00 AM" never break in a heading. */
function unbroken(text: string): string {
  return text.replace(/ (?=\d|[AP]M)/g, '\u00a0');
}
