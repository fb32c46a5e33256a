// The form of Stripe with our button below it. The payment begins when the button is pressed, so that looking at the page begins nothing.
import { type FormEvent, useState } from 'react';
import { isTip, MOST_TIP_CENTS } from '#company/rules/billing/tip.ts';
import { amountOf, centsOf, formatCents, formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { OnlinePaymentOffer } from '#contract/billing/online-payments.ts';
import { useFormMessages } from '#web/forms/app/form-language.tsx';
import type { FormMessages } from '#web/forms/app/messages/form-messages.en.ts';
import { api } from '#web/lib/browser-api.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { PayMessages } from './messages/pay-messages.en.ts';
import { usePayMessages } from './messages/use-pay-messages.ts';
import { serverSays, stripeSays } from './stripe-fault.ts';
import { TipChoice } from './tip-choice.tsx';
import { type OpenedForm, useStripeForm } from './use-stripe-form.ts';

export function PaymentForm({ offer }: { offer: OnlinePaymentOffer }) {
  const messages = usePayMessages();
  const forms = useFormMessages();
  const [problem, setProblem] = useState<string>();
  const [keepsMethod, setKeepsMethod] = useState(false);
  const [tip, setTip] = useState('');
  const { scriptUrl, publishableKey, cents, invoice, tips } = offer;
  const { place, opened, state, setState } = useStripeForm({
    ...{ scriptUrl, publishableKey, cents },
    askSession: async () => (await api('POST /api/portal/billing/online-sessions')).clientSecret,
  });
  const tipCents = isTip(tip) ? centsOf(tip) : 0;
  const total = amountOf(cents + tipCents);

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!opened.current || state !== 'ready') return;
    if (tip !== '' && !isTip(tip)) {
      setProblem(fill(messages.tipAtMost, { amount: formatCents(MOST_TIP_CENTS) }));
      return;
    }
    setState('sending');
    setProblem(undefined);
    const body = { invoiceId: invoice?.id ?? null, keepsMethod, ...(tip && { tip }) };
    setProblem(await confirm(opened.current, body, { messages, forms }));
    setState('ready');
  }

  return (
    <form onSubmit={pay} className="mt-6 grid gap-6" aria-busy={state === 'loading'}>
      {state === 'broken' ? <Alert tone="red" title={messages.didNotLoad} /> : null}
      {state === 'loading' ? <p role="status">{messages.loading}</p> : null}
      <div ref={place} />
      {tips ? (
        <TipChoice
          tips={tips}
          onChange={(next) => {
            setTip(next);
            const added = isTip(next) ? centsOf(next) : 0;
            opened.current?.elements.update({ amount: cents + added });
          }}
        />
      ) : null}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-oak"
          checked={keepsMethod}
          onChange={({ target }) => {
            setKeepsMethod(target.checked);
            opened.current?.elements.update({
              setupFutureUsage: target.checked ? 'off_session' : null,
            });
          }}
        />
        {messages.keep}
      </label>
      {problem ? <Alert tone="red" title={problem} /> : null}
      <p>
        <Button
          type="submit"
          variant="clay"
          className="w-full sm:w-auto"
          disabled={state !== 'ready'}
        >
          {state === 'sending'
            ? messages.paying
            : fill(messages.pay, { amount: formatMoney(total) })}
        </Button>
      </p>
    </form>
  );
}

/** Pays, after which the browser is on another page; otherwise gives what is said here. */
async function confirm(
  { stripe, elements }: OpenedForm,
  body: { invoiceId: string | null; keepsMethod: boolean; tip?: string },
  { messages, forms }: { messages: PayMessages; forms: FormMessages },
): Promise<string | undefined> {
  const checked = await elements.submit();
  const { byKind } = messages;
  if (checked.error) return stripeSays(checked.error, byKind, messages.checkEntered);
  try {
    const { id, clientSecret } = await api('POST /api/portal/billing/online-payments', { body });
    const return_url = new URL(`/customer-portal/billing/paid/${id}`, location.href).href;
    const { error } = await stripe.confirmPayment({
      ...{ elements, clientSecret },
      confirmParams: { return_url },
    });
    return stripeSays(error, byKind, messages.notThrough);
  } catch (error) {
    return serverSays(error, forms, messages.notSent);
  }
}
