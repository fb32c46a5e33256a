// Stands in for Stripe on this machine: it answers the calls we make, remembers the keys of repeated questions, signs its events as Stripe does, and
// can lose answers. What happens at a bank is said by the test (docs/product/online-payments.md#tried-without-stripe).
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBank, type StripeBank } from './stripe-bank.ts';
import { sendBrowserPart } from './stripe-browser-part.ts';
import { type BankAnswer, type BankEvent, bankError, newId } from './stripe-shapes.ts';

const WEBHOOK_SECRET = 'whsec_standin12345678';

export type StripeStandIn = Pick<
  StripeBank,
  | 'intents'
  | 'methods'
  | 'refunds'
  | 'setups'
  | 'confirmSetup'
  | 'deletedCustomers'
  | 'event'
  | 'happens'
> & {
  /** Settings by which a server takes it for Stripe. */
  environment: Record<string, string>;
  /** Someone presses Pay in the form; gives the events of it. */
  pays: (form: URLSearchParams) => BankEvent[];
  /** Does what is asked next but cuts the line before it answers, so many times. */
  loseAnswers: (times: number) => void;
  /** Forgets payments, refunds and keys: no one asks of them any more. */
  forget: () => void;
  close: () => Promise<void>;
};

/** The header by which Stripe signs an event at an instant. */
export function signatureOf({ body }: BankEvent, at: Date, secret = WEBHOOK_SECRET): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

/** Starts it. `clock` says when its events happen, `tell` hears of each. */
export async function startStripeStandIn(
  clock: () => Date,
  tell?: (event: BankEvent) => void,
): Promise<StripeStandIn> {
  const heard: BankEvent[] = [];
  const bank = openBank(clock, (event) => {
    heard.push(event);
    tell?.(event);
  });
  const known = new Map<string, Answered>();
  const answer = rememberKeys(bank, known);
  let toLose = 0;
  const server = createServer(async (request, response) => {
    const [address, query = ''] = (request.url ?? '').split('?');
    const path = `${request.method} ${address}`;
    const form = request.method === 'GET' ? query : await readForm(request);
    if (sendBrowserPart(path, response)) return;
    const key = request.headers['idempotency-key'];
    const answered = answer(path, form, typeof key === 'string' ? key : undefined);
    if (toLose > 0) {
      toLose -= 1;
      request.socket.destroy();
      return;
    }
    sendJson(response, answered);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...bank,
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_standin12345678',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_standin12345678',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: url,
      STRIPE_SCRIPT_URL: `${url}/stripe.js`,
    },
    pays: (form) => {
      heard.length = 0;
      bank.confirm(form);
      return [...heard];
    },
    loseAnswers: (times) => {
      toLose = times;
    },
    forget: () => {
      for (const forgotten of [bank.intents, bank.refunds, known]) forgotten.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Answered = { form: string; answered: BankAnswer };

/** Answers; the same question by the same key is answered as before, and another one by it is refused. */
function rememberKeys(bank: StripeBank, before: Map<string, Answered>) {
  return (path: string, form: string, key: string | undefined): BankAnswer => {
    const known = key === undefined ? undefined : before.get(key);
    if (known && known.form !== form) return [400, bankError('idempotency_error')];
    if (known) return known.answered;
    const answered = answerOf(bank, path, new URLSearchParams(form));
    if (key !== undefined) before.set(key, { form, answered });
    return answered;
  };
}

function answerOf(bank: StripeBank, path: string, form: URLSearchParams): BankAnswer {
  const id = path.split('/')[3] ?? '';
  // The script of the form reads what went wrong, and its browser notes no failed request.
  if (path === 'POST /confirm') return [200, bank.confirm(form)[1]];
  if (path === 'POST /kept') return [200, bank.savedRowsOf(form)];
  if (path === 'POST /v1/customers') return [200, { id: newId('cus'), object: 'customer' }];
  if (path === 'POST /v1/customer_sessions') return bank.openSession(form);
  if (path === 'POST /confirm-setup') return [200, bank.confirmSetup(form)[1]];
  if (path === 'POST /v1/setup_intents') return bank.newSetup(form);
  if (path === 'GET /v1/payment_intents') return bank.listIntents(form);
  if (path === 'POST /v1/payment_intents') {
    return form.get('confirm') === 'true' ? bank.charge(form) : bank.newIntent(form);
  }
  if (path === 'POST /v1/refunds') return bank.refund(form);
  const method = bank.methods.get(id);
  if (method && path === `POST /v1/payment_methods/${id}/detach`) {
    method.customer = null;
    return [200, method];
  }
  if (path === `POST /v1/payment_intents/${id}/cancel`) return bank.cancel(id);
  if (path === `DELETE /v1/customers/${id}`) return bank.deleteCustomer(id);
  const setup = bank.setups.get(id);
  if (setup && path === `GET /v1/setup_intents/${id}`) return [200, setup];
  const intent = bank.intents.get(id);
  if (intent && path === `GET /v1/payment_intents/${id}`) {
    return [200, form.has('expand[0]') ? bank.expanded(intent) : intent];
  }
  return [404, bankError('invalid_request_error')];
}

async function readForm(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

function sendJson(response: ServerResponse, [status, answer]: BankAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer));
}
