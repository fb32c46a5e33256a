// The confirm step of canceling; only its button changes anything.
import { Form, useNavigation } from 'react-router';
import type { AppointmentMessages } from '#web/features/booking/messages/appointment-messages.en.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { ChangeRefusal } from './change-from-form.ts';

type CancelAppointmentProps = { words: AppointmentMessages; refusal: ChangeRefusal | undefined };

export function CancelAppointment({ words, refusal }: CancelAppointmentProps) {
  const isPending = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="max-w-reading">
      {refusal && (
        <p role="alert" className="mb-5 rounded-field bg-red-soft px-4 py-3 text-body text-red">
          {refusal.problem ?? words.unanswered}
        </p>
      )}
      <p className="text-body">{words.cancelMeans}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button variant="clay" type="submit" name="intent" value="cancel" disabled={isPending}>
          {isPending ? words.canceling : words.yesCancel}
        </Button>
        <ButtonLink variant="quiet" href="?step=move">
          {words.moveIt}
        </ButtonLink>
        <ButtonLink variant="quiet" href="?">
          {words.keepIt}
        </ButtonLink>
      </p>
    </Form>
  );
}
