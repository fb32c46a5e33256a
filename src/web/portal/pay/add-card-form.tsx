// The form of Stripe for a card or bank account that is kept without a payment, with our button below it.
import { type FormEvent, useState } from 'react';
import { useFormMessages } from '#web/forms/app/form-language.tsx';
import type { FormMessages } from '#web/forms/app/messages/form-messages.en.ts';
import { api } from '#web/lib/browser-api.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useAreaMessages } from '../portal-language.tsx';
import type { AutopayMessages } from './messages/autopay-messages.en.ts';
import type { PayMessages } from './messages/pay-messages.en.ts';
import { useAutopayMessages } from './messages/use-pay-messages.ts';
import { serverSays, stripeSays } from './stripe-fault.ts';
import { type OpenedForm, useStripeForm } from './use-stripe-form.ts';

type AddCardFormProps = { form: { publishableKey: string; scriptUrl: string } };

export function AddCardForm({ form: { scriptUrl, publishableKey } }: AddCardFormProps) {
  const { place, opened, state, setState } = useStripeForm({
    ...{ scriptUrl, publishableKey, cents: null },
  });
  const messages = useAutopayMessages();
  const byKind = useAreaMessages('pay')?.byKind ?? null;
  const forms = useFormMessages();
  const [problem, setProblem] = useState<string>();

  async function keep(event: FormEvent) {
    event.preventDefault();
    if (!opened.current || state !== 'ready') return;
    setState('sending');
    setProblem(undefined);
    setProblem(await confirm(opened.current, { messages, byKind, forms }));
    setState('ready');
  }

  return (
    <form onSubmit={keep} className="grid gap-6" aria-busy={state === 'loading'}>
      {state === 'broken' ? <Alert tone="red" title={messages.didNotLoad} /> : null}
      {state === 'loading' ? <p role="status">{messages.loading}</p> : null}
      <div ref={place} />
      {problem ? <Alert tone="red" title={problem} /> : null}
      <p>
        <Button
          type="submit"
          variant="clay"
          className="w-full sm:w-auto"
          disabled={state !== 'ready'}
        >
          {state === 'sending' ? messages.saving : messages.save}
        </Button>
      </p>
    </form>
  );
}

type Words = {
  messages: AutopayMessages;
  byKind: PayMessages['byKind'];
  forms: FormMessages;
};

/** Keeps it, after which the browser is on another page; otherwise gives what is said here. */
async function confirm(
  { stripe, elements }: OpenedForm,
  { messages, byKind, forms }: Words,
): Promise<string | undefined> {
  const checked = await elements.submit();
  if (checked.error) return stripeSays(checked.error, byKind, messages.checkEntered);
  try {
    const { clientSecret } = await api('POST /api/portal/billing/method-setups');
    const return_url = new URL('/customer-portal/billing/autopay', location.href).href;
    const { error } = await stripe.confirmSetup({
      ...{ elements, clientSecret },
      confirmParams: { return_url },
    });
    return stripeSays(error, byKind, messages.couldNotSave);
  } catch (error) {
    return serverSays(error, forms, messages.notSent);
  }
}
