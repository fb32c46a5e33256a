// What is said when Stripe or the server refuses to pay or to keep a card: in English their own sentences, else by kind.
import { knownFailureOf, type PaymentFailure } from '#company/rules/billing/payment-failure.ts';
import { refusalIn } from '#web/forms/app/form-language.tsx';
import type { FormMessages } from '#web/forms/app/messages/form-messages.en.ts';
import { ApiError } from '#web/lib/api-client.ts';

/** As much of it as counts (https://docs.stripe.com/api/errors). */
export type StripeFault = { message?: string; code?: string; decline_code?: string };

type Failures = Readonly<Record<PaymentFailure, string>> | null;

/**
 * The sentence for what Stripe has refused.
 *
 * @param byKind Sentences of another language than English.
 * @param general Where Stripe says nothing, or nothing of a kind that we know.
 */
export function stripeSays(fault: StripeFault, byKind: Failures, general: string): string {
  if (!byKind) return fault.message ?? general;
  const known = knownFailureOf(fault.decline_code ?? fault.code ?? '');
  if (known) return byKind[known];
  // What was typed may be incomplete: no bank has declined it then.
  return fault.decline_code || fault.code === 'card_declined' ? byKind.declined : general;
}

/** The sentence for what our own server has refused. */
export function serverSays(error: unknown, forms: FormMessages, notSent: string): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem ? refusalIn(forms, problem, problem.detail) : notSent;
}
