// What can be done with a consultation now: move it, cancel it, or, too late for both, call.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { LinkedAppointment } from '#contract/booking/appointment.ts';
import type { AppointmentMessages } from '#web/features/booking/messages/appointment-messages.en.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Phone, WithPhoneLink } from '#web/ui/phone-link.tsx';

type AppointmentActionsProps = {
  words: AppointmentMessages;
  linked: LinkedAppointment;
  /** Of the link, for the calendar file. */
  token: string;
  company: Phone;
  /** Where another one is booked. */
  bookHref: string;
};

export function AppointmentActions(props: AppointmentActionsProps) {
  const { words, linked, token, company, bookHref } = props;
  const { appointment, changeBlock } = linked;
  const withPhone = (text: string) => (
    <WithPhoneLink {...company} text={fill(text, { phone: company.phone })} />
  );
  if (appointment.status === 'cancelled') {
    return (
      <p>
        <ButtonLink variant="oak" href={bookHref}>
          {words.bookAnother}
        </ButtonLink>
      </p>
    );
  }
  if (changeBlock) {
    return (
      <p className="max-w-reading rounded-field bg-amber-soft p-4 text-body text-amber">
        {withPhone(words.blocked[changeBlock])}
      </p>
    );
  }
  return (
    <div className="max-w-reading">
      <p className="flex flex-wrap gap-3">
        <ButtonLink variant="oak" href="?step=move">
          {words.moveIt}
        </ButtonLink>
        <ButtonLink variant="quiet" href={`/api/appointments/by-link/${token}/calendar`}>
          {words.addToCalendar}
        </ButtonLink>
        <ButtonLink variant="quiet" href="?step=cancel">
          {words.cancelIt}
        </ButtonLink>
      </p>
      <p className="mt-5 text-small text-ink-soft">{withPhone(words.howLong)}</p>
    </div>
  );
}
