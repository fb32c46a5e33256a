// The form of Stripe with our button below it. The payment begins when the button is pressed, so that looking at the page begins nothing.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatMoney } from '#company/rules/money/money.ts';
import type { OnlinePaymentOffer } from '#contract/billing/online-payments.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import {
  appearanceOf,
  loadStripe,
  type StripeBrowser,
  type StripeElements,
} from './stripe-browser.ts';

type State = 'loading' | 'ready' | 'paying' | 'broken';
type Opened = { stripe: StripeBrowser; elements: StripeElements };

const DID_NOT_LOAD =
  'The payment form did not load. Please reload the page, or pay in another way.';
const NOT_SENT = 'We could not reach our site. Nothing was charged. Please try again.';

export function PaymentForm({ offer }: { offer: OnlinePaymentOffer }) {
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<Opened>(null);
  const [state, setState] = useState<State>('loading');
  const [problem, setProblem] = useState<string>();
  const [keepsMethod, setKeepsMethod] = useState(false);
  const { scriptUrl, publishableKey, cents, amount, invoice } = offer;

  useEffect(() => {
    let close = () => {};
    let isGone = false;
    const open = async () => {
      const stripe = await loadStripe(scriptUrl, publishableKey);
      const { clientSecret } = await api('POST /api/portal/billing/online-sessions');
      if (isGone || !place.current) return;
      const elements = stripe.elements({
        ...{ mode: 'payment', amount: cents, currency: 'usd' },
        allowedPaymentMethodTypes: ['card', 'us_bank_account'],
        appearance: appearanceOf(document.documentElement),
        ...(clientSecret && { customerSessionClientSecret: clientSecret }),
      });
      const element = elements.create('payment');
      element.on('ready', () => setState('ready'));
      element.on('loaderror', () => setState('broken'));
      element.mount(place.current);
      opened.current = { stripe, elements };
      close = () => element.destroy();
    };
    open().catch(() => setState('broken'));
    return () => {
      isGone = true;
      close();
    };
  }, [scriptUrl, publishableKey, cents]);

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!opened.current || state !== 'ready') return;
    setState('paying');
    setProblem(undefined);
    setProblem(await confirm(opened.current, { invoiceId: invoice?.id ?? null, keepsMethod }));
    setState('ready');
  }

  return (
    <form onSubmit={pay} className="mt-6 grid gap-6" aria-busy={state === 'loading'}>
      {state === 'broken' ? <Alert tone="red" title={DID_NOT_LOAD} /> : null}
      {state === 'loading' ? <p role="status">Loading the payment form...</p> : null}
      <div ref={place} />
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
        Keep this card or account for the next time
      </label>
      {problem ? <Alert tone="red" title={problem} /> : null}
      <p>
        <Button
          type="submit"
          variant="clay"
          className="w-full sm:w-auto"
          disabled={state !== 'ready'}
        >
          {state === 'paying' ? 'Paying...' : `Pay ${formatMoney(amount)}`}
        </Button>
      </p>
    </form>
  );
}

/** Pays, after which the browser is on another page; otherwise gives what is said here. */
async function confirm(
  { stripe, elements }: Opened,
  body: { invoiceId: string | null; keepsMethod: boolean },
): Promise<string | undefined> {
  const checked = await elements.submit();
  if (checked.error) return checked.error.message ?? 'Please check what you entered.';
  try {
    const { id, clientSecret } = await api('POST /api/portal/billing/online-payments', { body });
    const return_url = new URL(`/customer-portal/billing/paid/${id}`, location.href).href;
    const { error } = await stripe.confirmPayment({
      ...{ elements, clientSecret },
      confirmParams: { return_url },
    });
    return error.message ?? 'The payment did not go through. Please try again.';
  } catch (error) {
    return error instanceof ApiError ? (error.problem?.detail ?? NOT_SENT) : NOT_SENT;
  }
}
