// Jobs that happen to a customer at random: accepted with a deposit and a progress payment, called off, or completed for what was agreed or less.
// What deposits must come to is reckoned from what was billed and credited of them, not from the accounts of the books.
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { addDays } from '#company/rules/time/company-time.ts';
import { callOffJob } from '#server/billing/deposits/call-off.service.ts';
import { setStepDue } from '#server/billing/deposits/payment-steps.service.ts';
import { quoteLineItems, quotes } from '#server/platform/database/schema/quote.ts';
import { quotePaymentSteps } from '#server/platform/database/schema/quote-version.ts';
import { serviceRequests, visits } from '#server/platform/database/schema/visits.ts';
import { pick } from './bank-at-random.ts';
import { done } from './portal-customer.ts';
import type { TestApp } from './test-app.ts';

/** Whose job it is, and where. */
type Customer = { id: string; propertyId: number };
type Office = { test: TestApp; staffId: string };

/** The fence of each job, which is not taxed, in cents; with three yards of taxed mulch at 45.00 it comes to this and 146.14. */
const FENCE_CENTS = 20_000;
const TOTAL_CENTS = FENCE_CENTS + 13_500 + 1_114;

/** What may happen to the jobs of a customer, each with a number that says to which, or how much. */
export const jobHappenings = {
  /** A quote is accepted: with a deposit, and in one of two with a progress payment as well. */
  async acceptJob({ test }: Office, { id: userId }: Customer, number: number): Promise<void> {
    const { db } = test.open;
    const at = test.context.clock();
    const who = { userId, customerName: 'R', customerEmail: 'r@example.com' };
    const asked = { customerPhone: '', propertyAddress: '', serviceType: 'Fence', description: '' };
    const [request] = await db
      .insert(serviceRequests)
      .values({ ...who, ...asked, status: 'accepted' })
      .returning();
    const [quote] = await db
      .insert(quotes)
      .values({
        ...{ ...who, title: 'Fence and mulch', status: 'accepted', taxBasisPoints: 825 },
        ...{ serviceRequestId: request?.id, sentAt: at },
      })
      .returning();
    const quoteId = quote?.id ?? '';
    const mulch = { description: 'Mulch', quantity: '3.00', unitPrice: '45.00' };
    await db.insert(quoteLineItems).values([
      { quoteId, position: 1, description: 'A fence', unitPrice: '200.00', taxClass: 'not_taxed' },
      { quoteId, position: 2, ...mulch },
    ]);
    const cents = 1_000 + number * 331;
    const part = { ...{ quoteId, percent: null, createdAt: at }, dueSince: null };
    await db.insert(quotePaymentSteps).values([
      {
        ...{ ...part, position: 0, kind: 'deposit', name: 'Deposit', cents },
        dueSince: '2026-11-02',
      },
      ...(number % 2 === 0
        ? [
            {
              ...{ ...part, position: 1, kind: 'progress' as const, name: 'Half' },
              cents: 4_000 + number,
            },
          ]
        : []),
    ]);
  },
  /** The office says that a progress payment is due, or that it is not. */
  async stepDue({ test, staffId }: Office, { id }: Customer, number: number): Promise<void> {
    const steps = await test.open.db
      .select({ id: quotePaymentSteps.id })
      .from(quotePaymentSteps)
      .innerJoin(quotes, eq(quotes.id, quotePaymentSteps.quoteId))
      .where(and(eq(quotes.userId, id), ne(quotePaymentSteps.kind, 'deposit')))
      .orderBy(asc(quotePaymentSteps.id));
    const step = pick(steps, number);
    if (step) await setStepDue(test.context, staffId, { stepId: step.id, isDue: number % 5 > 0 });
  },
  /** Two of the office press "Call the Job Off" at once; one of them is refused. */
  async callOff({ test, staffId }: Office, customer: Customer, number: number): Promise<void> {
    const request = pick(await openJobs(test, customer), number);
    if (!request) return;
    const { id, version } = request;
    const press = () =>
      callOffJob(test.context, staffId, { id, version, reason: 'They sold the house.' });
    const both = await Promise.allSettled([press(), press()]);
    const refused = both.filter((one) => one.status === 'rejected');
    if (refused.length !== 1) throw refused[0]?.reason ?? new Error('called off twice');
  },
  /** The crew completes a job, for what was agreed or for less, also for less than its deposit. */
  async completeJob({ test }: Office, customer: Customer, number: number): Promise<void> {
    const request = pick(await openJobs(test, customer), number);
    if (!request) return;
    const cents = number % 3 === 0 ? TOTAL_CENTS : 500 + ((number * 733) % TOTAL_CENTS);
    await test.open.db.transaction(async (tx) => {
      await tx
        .update(serviceRequests)
        .set({ status: 'completed', version: request.version + 1 })
        .where(eq(serviceRequests.id, request.id));
      await tx.insert(visits).values({
        ...{ ...done, propertyId: customer.propertyId, serviceRequestId: request.id },
        ...{ serviceType: 'Fence', scheduledTime: '09:00' },
        scheduledDate: addDays('2026-09-01', number),
        jobPrice: (cents / 100).toFixed(2),
      });
    });
  },
};

/** What deposits come to, in cents. */
type ReckonedDeposits = { used: number; held: number; off: number; waiting: number };

/**
 * What was billed of customers' deposits and progress payments and not credited, in cents: `used` of jobs whose last invoice has gone out,
 * `held` of the others, and what of these is of jobs that were called off or is due and on no invoice, both of which must be nothing.
 */
export async function reckonDeposits(
  { open }: TestApp,
  ids: readonly string[],
): Promise<Map<string, ReckonedDeposits>> {
  const { rows } = await open.db.execute<ReckonedDeposits & { user_id: string }>(sql`
    with step as (
      select quote.user_id, request.status, step.due_since,
        (select coalesce(sum(item.total_cents), 0)::int from invoice_items as item where item.step_id = step.id)
        - (select coalesce(sum(note.subtotal_cents + note.tax_cents), 0)::int from credit_note_items as note
            join invoice_items as item on item.id = note.item_id where item.step_id = step.id) as cents,
        exists (select from invoice_items as item where item.step_id = step.id and item.released_by is null) as is_billed,
        exists (select from invoice_items as item join visits as visit on visit.id = item.visit_id
          where visit.service_request_id = request.id) as is_over
      from quote_payment_steps as step join quotes as quote on quote.id = step.quote_id
      join service_requests as request on request.id = quote.service_request_id
      where ${inArray(sql`quote.user_id`, [...ids])}
    )
    select user_id, coalesce(sum(cents) filter (where is_over), 0)::int as used,
      coalesce(sum(cents) filter (where not is_over), 0)::int as held,
      coalesce(sum(cents) filter (where status = 'cancelled'), 0)::int as off,
      count(*) filter (where status = 'accepted' and due_since is not null and not is_billed)::int as waiting
    from step group by user_id`);
  return new Map(rows.map(({ user_id, ...deposits }) => [user_id, deposits]));
}

function openJobs({ open }: TestApp, { id }: Customer) {
  return open.db
    .select({ id: serviceRequests.id, version: serviceRequests.version })
    .from(serviceRequests)
    .where(and(eq(serviceRequests.userId, id), eq(serviceRequests.status, 'accepted')))
    .orderBy(asc(serviceRequests.id));
}
