// The form of Stripe for a card or bank account that is kept without a payment, with our button below it.
import { type FormEvent, useState } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { type OpenedForm, useStripeForm } from './use-stripe-form.ts';

const NOT_SENT = 'We could not reach our site. Nothing was saved. Please try again.';

type AddCardFormProps = { form: { publishableKey: string; scriptUrl: string } };

export function AddCardForm({ form: { scriptUrl, publishableKey } }: AddCardFormProps) {
  const { place, opened, state, setState } = useStripeForm({
    ...{ scriptUrl, publishableKey, cents: null },
  });
  const [problem, setProblem] = useState<string>();

  async function keep(event: FormEvent) {
    event.preventDefault();
    if (!opened.current || state !== 'ready') return;
    setState('sending');
    setProblem(undefined);
    setProblem(await confirm(opened.current));
    setState('ready');
  }

  return (
    <form onSubmit={keep} className="grid gap-6" aria-busy={state === 'loading'}>
      {state === 'broken' ? (
        <Alert tone="red" title="The form did not load. Please reload the page." />
      ) : null}
      {state === 'loading' ? <p role="status">Loading the form...</p> : null}
      <div ref={place} />
      {problem ? <Alert tone="red" title={problem} /> : null}
      <p>
        <Button
          type="submit"
          variant="clay"
          className="w-full sm:w-auto"
          disabled={state !== 'ready'}
        >
          {state === 'sending' ? 'Saving...' : 'Save for autopay'}
        </Button>
      </p>
    </form>
  );
}

/** Keeps it, after which the browser is on another page; otherwise gives what is said here. */
async function confirm({ stripe, elements }: OpenedForm): Promise<string | undefined> {
  const checked = await elements.submit();
  if (checked.error) return checked.error.message ?? 'Please check what you entered.';
  try {
    const { clientSecret } = await api('POST /api/portal/billing/method-setups');
    const return_url = new URL('/customer-portal/billing/autopay', location.href).href;
    const { error } = await stripe.confirmSetup({
      ...{ elements, clientSecret },
      confirmParams: { return_url },
    });
    return error.message ?? 'It could not be saved. Please try again.';
  } catch (error) {
    return error instanceof ApiError ? (error.problem?.detail ?? NOT_SENT) : NOT_SENT;
  }
}
