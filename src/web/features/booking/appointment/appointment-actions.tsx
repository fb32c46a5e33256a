// What can be done with a consultation now: move it, cancel it, or, too late for both, call.
import type { LinkedAppointment } from '#contract/booking/appointment.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type Phone, PhoneLink, WithPhoneLink } from '#web/ui/phone-link.tsx';

type AppointmentActionsProps = {
  linked: LinkedAppointment;
  /** Of the link, for the calendar file. */
  token: string;
  company: Phone;
};

export function AppointmentActions({ linked, token, company }: AppointmentActionsProps) {
  const { appointment, canChange, changeRefusal } = linked;
  if (appointment.status === 'cancelled') {
    return (
      <p>
        <ButtonLink variant="oak" href="/#calendar">
          Book another consultation
        </ButtonLink>
      </p>
    );
  }
  if (!canChange) {
    return (
      <p className="max-w-reading rounded-field bg-amber-soft p-4 text-body text-amber">
        <WithPhoneLink
          {...company}
          text={
            changeRefusal ?? `It can no longer be changed here. Please call us at ${company.phone}.`
          }
        />
      </p>
    );
  }
  return (
    <div className="max-w-reading">
      <p className="flex flex-wrap gap-3">
        <ButtonLink variant="oak" href="?step=move">
          Move to another time
        </ButtonLink>
        <ButtonLink variant="quiet" href={`/api/appointments/by-link/${token}/calendar`}>
          Add to your calendar
        </ButtonLink>
        <ButtonLink variant="quiet" href="?step=cancel">
          Cancel this consultation
        </ButtonLink>
      </p>
      <p className="mt-5 text-small text-ink-soft">
        To put it in your own calendar, open the file in the confirmation email. You can move or
        cancel here until two hours before it begins; after that, call us at{' '}
        <PhoneLink {...company} />.
      </p>
    </div>
  );
}
