// A customer keeps a card or bank account without paying: Stripe's form takes it, and we learn what it is called
// (docs/product/online-payments.md#kept-methods).
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { askStripe, customerOf, requireStripe } from './pay-online.service.ts';
import { keepMethodOfSetup, savedMethodsOf } from './saved-methods.service.ts';
import { stripeGateway } from './stripe-gateway.ts';

/** What the form of Stripe needs; null when paying online is off. */
export function methodForm({ config: { stripe } }: ServerContext) {
  return stripe
    ? { publishableKey: stripe.publishableKey, scriptUrl: stripe.scriptUrl.href }
    : null;
}

/**
 * Begins to keep one.
 *
 * @throws RequestProblem 404 when paying online is off, 503 when Stripe does not answer.
 */
export async function beginSetup(
  context: ServerContext,
  userId: string,
): Promise<{ clientSecret: string }> {
  const gateway = stripeGateway(requireStripe(context));
  const clientSecret = await askStripe(context, async () =>
    gateway.createSetup(await customerOf(context, gateway, userId)),
  );
  return { clientSecret };
}

/**
 * Keeps what a setup has saved, in case the event of Stripe is late or lost.
 *
 * @throws RequestProblem 404 when paying online is off, or the setup is not the customer's or saved nothing; 503 when Stripe does not answer.
 */
export async function keepOwnSetup(context: ServerContext, userId: string, setupId: string) {
  requireStripe(context);
  const isKept = await askStripe(context, () => keepMethodOfSetup(context, setupId, userId));
  if (!isKept) throw new RequestProblem('not_found', 'We could not find what you added.');
  return { items: await savedMethodsOf(context.db, userId) };
}
