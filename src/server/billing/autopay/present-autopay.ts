// Autopay of an account as its customer and the office see it: the card, since when, and what is charged next.
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import {
  autopayFailureKindOf,
  describeAutopayFailure,
  nextAutopayStep,
} from '#company/rules/billing/autopay.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import type { ActiveAutopay, AutopayCharge } from '#contract/billing/autopay.ts';
import type { Db } from '#server/platform/database/client.ts';
import { onlinePayments } from '#server/platform/database/schema/online-payments.ts';
import type { ServerContext } from '../../context.ts';
import { type AutopayRow, agreementOf, autopayInvoices } from './autopay.queries.ts';

/** Null while it is off. */
export async function presentAutopay(
  { clock, settings }: Pick<ServerContext, 'clock' | 'settings'>,
  db: Db,
  userId: string,
): Promise<ActiveAutopay | null> {
  const agreed = await agreementOf(db, userId);
  if (!agreed) return null;
  const { timeZone } = settings();
  const now = clock();
  const today = dateInZone(now, timeZone);
  const open = await autopayInvoices(db, { timeZone, now, userId });
  const failures = await lastFailures(db, open);
  const each = open.map((invoice) => {
    const of = { invoice: { id: invoice.id, number: invoice.number } };
    const amount = amountOf(invoice.openCents);
    const step = nextAutopayStep(invoice, invoice.agreement.noticeDays, today);
    if ('stop' in step) return { ...of, amount, why: step.stop };
    // Before it is announced, the earliest day that it can be charged on.
    const on = step.kind === 'charge' ? step.on : addDays(step.on, invoice.agreement.noticeDays);
    return { ...of, amount, on, ...(failures.get(invoice.id) ?? { failure: null, failed: null }) };
  });
  const { method, change } = agreed;
  return {
    method: { id: method.id, label: method.label, expires: method.expires },
    ...{ since: change.changedOn, terms: change.terms },
    next: each
      .flatMap((one) => ('on' in one ? [one] : []))
      .toSorted((one, other) => one.on.localeCompare(other.on)),
    stopped: each.flatMap((one) =>
      'why' in one && one.why !== 'paid' ? [{ ...one, why: one.why }] : [],
    ),
  };
}

type Failed = Pick<AutopayCharge, 'failure' | 'failed'>;

/** Why the last charge of each failed, by the ids of their invoices. */
async function lastFailures(db: Db, open: readonly AutopayRow[]): Promise<Map<string, Failed>> {
  const failed = open.filter(({ failedTries }) => failedTries > 0).map(({ id }) => id);
  if (failed.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([onlinePayments.invoiceId])
    .from(onlinePayments)
    .where(
      and(
        inArray(onlinePayments.invoiceId, failed),
        eq(onlinePayments.isAutopay, true),
        isNotNull(onlinePayments.failure),
      ),
    )
    .orderBy(onlinePayments.invoiceId, desc(onlinePayments.attempt));
  return new Map(
    rows.map(({ invoiceId, failure, methodLabel }) => {
      const code = failure ?? '';
      const failed = { kind: autopayFailureKindOf(code), method: methodLabel };
      return [invoiceId ?? '', { failure: describeAutopayFailure(code, methodLabel).why, failed }];
    }),
  );
}
