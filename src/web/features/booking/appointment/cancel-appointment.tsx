// The confirm step of canceling; only its button changes anything.
import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { ChangeRefusal } from './change-from-form.ts';

export function CancelAppointment({ refusal }: { refusal: ChangeRefusal | undefined }) {
  const isPending = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="max-w-reading">
      {refusal && (
        <p role="alert" className="mb-5 rounded-field bg-red-soft px-4 py-3 text-body text-red">
          {refusal.problem}
        </p>
      )}
      <p className="text-body">
        We’ll open the time to others. If you only need another day, move it instead.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button variant="clay" type="submit" name="intent" value="cancel" disabled={isPending}>
          {isPending ? 'Canceling...' : 'Yes, cancel it'}
        </Button>
        <ButtonLink variant="quiet" href="?step=move">
          Move to another time
        </ButtonLink>
        <ButtonLink variant="quiet" href="?">
          Keep it
        </ButtonLink>
      </p>
    </Form>
  );
}
