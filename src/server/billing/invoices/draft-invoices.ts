// What customers would be billed right now: their work, charges and credits as items of one invoice each
// (docs/product/billing.md#what-is-billed).
import { createHash } from 'node:crypto';
import {
  type AcceptedJob,
  chargeItem,
  creditItem,
  depositItem,
  itemsTotal,
  jobItem,
  type PricedItem,
  planVisitItem,
} from '#company/rules/billing/invoice-items.ts';
import { displayName, personName } from '#company/rules/customers/person-name.ts';
import { amountOf, centsOf } from '#company/rules/money/money.ts';
import { isCounted, lineCents, quoteTotal } from '#company/rules/money/quote-total.ts';
import { taxRateOn } from '#company/rules/money/sales-tax-rates.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import {
  depositsUsed,
  type HeldDeposit,
  heldForJobs,
  jobVisits,
} from '../core/deposits.queries.ts';
import type { NewItem } from '../core/write-invoices.ts';
import {
  acceptedQuotes,
  type BillableVisit,
  billableCharges,
  billableVisits,
  billedCustomers,
  openCredits,
} from './billable.queries.ts';
import { type BillableStep, billableSteps } from './billable-steps.queries.ts';

type Customer = Awaited<ReturnType<typeof billedCustomers>>[number];

/** An invoice as it would be issued. A deposit has one of its own, which is due at once. */
export type DraftInvoice = {
  customer: Customer;
  name: string;
  items: NewItem[];
  total: number;
  isDeposit: boolean;
  /** What deposits that are held settle of it at once, in cents. */
  depositCents: number;
};

/**
 * Drafts of everyone who has something to be billed, or of some customers, in the order of their names, deposits before work.
 *
 * @param userIds Whose; everyone's without them.
 */
export async function draftInvoices(
  { settings, clock }: Pick<ServerContext, 'settings' | 'clock'>,
  db: Db,
  userIds?: readonly string[],
): Promise<DraftInvoice[]> {
  const { billingSince, timeZone } = settings();
  const rateOn = (day: string) => taxRateOn(settings(), day);
  const asked = { ...(userIds && { userIds }), since: billingSince };
  const done = await billableVisits(db, asked);
  const items = await visitItems(db, done, rateOn);
  for (const { charge, place } of await billableCharges(db, asked)) {
    const item: NewItem = {
      ...chargeItem(charge, rateOn(charge.chargedOn)),
      ...{ kind: 'charge', visitId: null, chargeId: charge.id, creditId: null },
      ...{ title: charge.description, servedOn: charge.chargedOn, place: place ?? '' },
    };
    addTo(items, charge.userId, item);
  }
  const owners = [...items.keys()];
  const today = dateInZone(clock(), timeZone);
  for (const credit of await openCredits(db, { ...asked, userIds: owners })) {
    const item = creditItem(credit, items.get(credit.userId) ?? [], rateOn(today));
    if (!item) continue;
    addTo(items, credit.userId, {
      ...item,
      ...{ kind: 'credit', visitId: null, chargeId: null, creditId: credit.id },
      ...{ title: 'Credit', servedOn: today, place: '' },
    });
  }
  const due = Map.groupBy(await billableSteps(db, asked), ({ userId }) => userId);
  const customers = await billedCustomers(db, [...new Set([...owners, ...due.keys()])]);
  const held = await heldForJobs(db, jobVisits([...items.values()].flat()));
  return customers
    .flatMap((customer) => [
      ...(due.get(customer.id) ?? []).map((step) => draftOf(customer, [stepItem(step)], held)),
      ...(items.has(customer.id) ? [draftOf(customer, items.get(customer.id) ?? [], held)] : []),
    ])
    .toSorted(
      (one, other) =>
        one.name.localeCompare(other.name) || one.customer.id.localeCompare(other.customer.id),
    );
}

/** SHA-256 in hex of drafts: whoever issues them issues exactly what was previewed. */
export function hashOfDrafts(drafts: readonly DraftInvoice[], dueOn: string): string {
  const content = drafts.map(({ customer, items, depositCents }) => [
    ...[customer.id, items, depositCents],
  ]);
  return createHash('sha256')
    .update(JSON.stringify([dueOn, content]))
    .digest('hex');
}

function stepItem({ step, title, place, dueSince }: BillableStep): NewItem {
  const share = step.percent === null ? 'Part' : `${step.percent}%`;
  return {
    ...depositItem(`${share} of the accepted quote. Sales tax is on the last invoice`, step.cents),
    ...{ kind: step.kind, visitId: null, chargeId: null, creditId: null, stepId: step.id },
    ...{ title: `${step.name}: ${title}`.slice(0, 250), servedOn: dueSince, place },
  };
}

function draftOf(customer: Customer, items: NewItem[], held: readonly HeldDeposit[]): DraftInvoice {
  return {
    customer,
    name: personName(customer) || displayName(customer),
    items,
    total: itemsTotal(items).total,
    isDeposit: items.some(({ stepId }) => stepId),
    depositCents: depositsUsed(items, held).reduce(
      (cents, { deposit, jobCents }) => cents + Math.min(deposit.heldCents, jobCents),
      0,
    ),
  };
}

function addTo(items: Map<string, NewItem[]>, userId: string, item: NewItem): void {
  items.set(userId, [...(items.get(userId) ?? []), item]);
}

async function visitItems(
  db: Db,
  done: readonly BillableVisit[],
  rateOn: (day: string) => number,
): Promise<Map<string, NewItem[]>> {
  const jobs = await acceptedJobs(
    db,
    done.flatMap(({ jobPrice, serviceRequestId }) =>
      jobPrice !== null && serviceRequestId !== null ? [serviceRequestId] : [],
    ),
  );
  const items = new Map<string, NewItem[]>();
  for (const visit of done) {
    const priced = pricedVisit(visit, jobs, rateOn(visit.servedOn));
    // A visit that costs nothing is on no invoice.
    if (priced.total === 0) continue;
    addTo(items, visit.userId, {
      ...priced,
      ...{ kind: visit.jobPrice === null ? 'visit' : 'job' },
      ...{ visitId: visit.visitId, chargeId: null, creditId: null },
      ...{ title: visit.serviceType, servedOn: visit.servedOn, place: visit.place },
    });
  }
  return items;
}

function pricedVisit(
  { jobPrice, serviceRequestId, priceLines, planKind }: BillableVisit,
  jobs: ReadonlyMap<number, AcceptedJob>,
  taxBasisPoints: number,
): PricedItem {
  if (jobPrice === null) {
    return planVisitItem({ lines: priceLines ?? [], kind: planKind ?? 'mowing' }, taxBasisPoints);
  }
  const cents = centsOf(jobPrice);
  return jobItem(cents, jobs.get(serviceRequestId ?? 0) ?? withoutQuote(cents, taxBasisPoints));
}

/** Work from before there were quotes: its price has the sales tax within it. */
function withoutQuote(cents: number, taxBasisPoints: number): AcceptedJob {
  const tax = Math.round((cents * taxBasisPoints) / (10_000 + taxBasisPoints));
  const subtotal = cents - tax;
  return {
    ...{ subtotal, taxable: subtotal, tax, total: cents, taxBasisPoints },
    lines: [{ label: 'Agreed price', amount: amountOf(subtotal), taxClass: 'taxable' }],
  };
}

async function acceptedJobs(
  db: Db,
  requestIds: readonly number[],
): Promise<Map<number, AcceptedJob>> {
  const rows = await acceptedQuotes(db, requestIds);
  const byRequest = Map.groupBy(rows, ({ quote }) => quote.serviceRequestId ?? 0);
  const jobs = new Map<number, AcceptedJob>();
  for (const [id, ofRequest] of byRequest) {
    const lines = ofRequest.map(({ line }) => line);
    const { taxBasisPoints = 0 } = ofRequest[0]?.quote ?? {};
    jobs.set(id, {
      ...quoteTotal(lines, taxBasisPoints),
      taxBasisPoints,
      lines: lines.filter(isCounted).map((line) => ({
        label: line.description,
        amount: amountOf(lineCents(line)),
        taxClass: line.taxClass,
      })),
    });
  }
  return jobs;
}
