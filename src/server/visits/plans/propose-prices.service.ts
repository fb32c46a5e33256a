// The office proposes another price for some plans: what it means for each first, then one notice for each customer
// (docs/product/plans.md#changes-of-price).
import { createHash } from 'node:crypto';
import { displayName } from '#company/rules/customers/person-name.ts';
import { amountOf, centsOf } from '#company/rules/money/money.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { PlanLine } from '#company/rules/visits/plan-lines.ts';
import { visitsAYear } from '#company/rules/visits/plan-price.ts';
import {
  type ChangeTerms,
  earliestPriceDay,
  type PriceRaise,
  priceTerms,
  priceWithMore,
  raisedCents,
} from '#company/rules/visits/price-change.ts';
import { linesOfRounds, pricedLines, priceUnit } from '#company/rules/visits/priced-lines.ts';
import {
  programMonthCents,
  programPriceTerms,
  raisedRounds,
} from '#company/rules/visits/program-price.ts';
import { linesCents } from '#company/rules/visits/visit-price.ts';
import type {
  PricePreview,
  PriceProposal,
  PriceProposalSent,
} from '#contract/visits/plan-changes.ts';
import type { Db } from '#server/platform/database/client.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { lockPlan } from '../core/lock-plan.ts';
import { findPlanChange, lockOpenChange } from './plan-change.queries.ts';
import { listPricedPlans, type PricedPlanRow } from './plan-prices.queries.ts';
import { pricedPlan, sealTerms } from './plan-terms.ts';
import { type NewPlanChange, proposeChange, withdrawChange } from './write-plan-change.ts';

/** What is proposed to one plan, or why it is left out. */
type Proposed = { row: PricedPlanRow; after: number; monthlyAfter: number } & (
  | { change: NewPlanChange; refusal: null }
  | { change: null; refusal: string }
);

/**
 * What a new price would mean for each plan.
 *
 * @throws RequestProblem 422 for a day that leaves no time for the notice.
 */
export async function previewPrices(
  context: ServerContext,
  proposal: PriceProposal,
): Promise<PricePreview> {
  const all = await proposedTo(context, context.db, proposal, null);
  const taken = all.filter(({ refusal }) => refusal === null);
  const sum = (cents: (one: Proposed) => number) =>
    amountOf(taken.reduce((total, one) => total + cents(one), 0));
  return {
    items: all.map(({ row, after, refusal }) => ({
      planId: row.plan.id,
      customer: displayName(row.customer),
      name: row.plan.name,
      per: priceUnit(row.plan),
      before: amountOf(linesCents(pricedLines(row.plan))),
      after: amountOf(after),
      refusal,
    })),
    monthlyBefore: sum(({ row }) => centsOf(row.plan.monthlyPrice)),
    monthlyAfter: sum(({ monthlyAfter }) => monthlyAfter),
    hash: hashOf(all),
  };
}

/**
 * Proposes what the preview has shown, to all of its plans or to none.
 *
 * @throws RequestProblem 409 `changed_meanwhile` when that is true no longer, 422 as `previewPrices` and when no plan is left.
 */
export async function proposePrices(
  context: ServerContext,
  staffId: string,
  { hash, ...proposal }: PriceProposalSent,
  attempt: Attempt | undefined,
): Promise<{ proposed: number }> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const locked = new Map<number, Awaited<ReturnType<typeof lockPlan>>>();
    for (const id of idsOf(proposal)) locked.set(id, await lockPlan(tx, id));
    const all = await proposedTo(context, tx, proposal, staffId);
    if (hashOf(all) !== hash) {
      throw new RequestProblem(
        'changed_meanwhile',
        'A plan has changed since the preview. Please look at it again before you propose it.',
      );
    }
    let proposed = 0;
    for (const { row, change } of all) {
      const plan = locked.get(row.plan.id);
      if (!change || !plan) continue;
      await proposeChange(context, tx, plan, change);
      proposed++;
    }
    if (proposed === 0) throw refused('plans', 'None of these plans can have a new price now.');
    return { proposed };
  });
  return answer;
}

/**
 * Withdraws what was proposed, as long as it does not hold yet.
 *
 * @throws RequestProblem 404 for unknown changes, 409 for one that is over or was changed in the meantime.
 */
export async function withdrawProposal(
  context: ServerContext,
  staffId: string,
  id: number,
  version: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const found = await findPlanChange(tx, id);
    const locked = found && (await lockPlan(tx, found.change.servicePlanId));
    if (!locked) throw new RequestProblem('not_found', 'There is nothing at this address.');
    const change = await lockOpenChange(tx, locked.plan.id);
    if (change?.id !== id) {
      throw new RequestProblem('wrong_state', 'This change is no longer open.');
    }
    if (change.version !== version) {
      throw new RequestProblem('changed_meanwhile', 'Someone else changed this meanwhile.', {
        current: { version: change.version },
      });
    }
    await withdrawChange(context, tx, { change, userId: locked.userId, by: staffId });
  });
}

async function proposedTo(
  context: ServerContext,
  db: Db,
  proposal: PriceProposal,
  proposedBy: string | null,
): Promise<Proposed[]> {
  const { timeZone, priceNoticeDays } = context.settings();
  const today = dateInZone(context.clock(), timeZone);
  const earliest = earliestPriceDay(today, priceNoticeDays);
  if (proposal.from < earliest) {
    const day = formatDate(earliest);
    throw refused('from', `Customers get ${priceNoticeDays} days’ notice: choose ${day} or later.`);
  }
  const rows = await listPricedPlans(db, { ids: idsOf(proposal) });
  return rows.map((row) => proposedToOne(context, row, proposal, proposedBy));
}

function proposedToOne(
  context: ServerContext,
  row: PricedPlanRow,
  { by, value, isWhole, reason, from }: PriceProposal,
  proposedBy: string | null,
): Proposed {
  const { plan } = row;
  const raise = { by, value: centsOf(value), isWhole: isWhole === 'yes' };
  const announced = { from, reason };
  const { lines, monthlyCents, terms } =
    priceUnit(plan) === 'visit'
      ? visitsRaised(context, plan, raise, announced)
      : roundsRaised(plan, raise, announced);
  const linesBefore = pricedLines(plan);
  const after = linesCents(lines);
  const shown = { row, after, monthlyAfter: monthlyCents };
  const refusal = refusalOf(row, after - linesCents(linesBefore));
  if (refusal !== null) return { ...shown, change: null, refusal };
  const change = {
    kind: 'price' as const,
    reason,
    linesBefore,
    linesAfter: lines,
    lawnAreaAfter: null,
    effectiveOn: from,
    terms,
    proposedBy,
  };
  return { ...shown, change, refusal: null };
}

/** What a plan costs then, and what its customer reads of it. */
type Raised = { lines: PlanLine[]; monthlyCents: number; terms: ChangeTerms };
type Announced = Pick<PriceProposal, 'from' | 'reason'>;

/** A plan of which every visit costs the same. */
function visitsRaised(
  context: ServerContext,
  plan: PricedPlanRow['plan'],
  raise: PriceRaise,
  announced: Announced,
): Raised {
  const priced = pricedPlan(plan);
  const before = linesCents(plan.everyVisitLines);
  const visits = visitsAYear(plan, context.content()['mowing-prices']);
  const price = priceWithMore(priced, raisedCents(before, raise) - before, visits);
  return {
    lines: price.everyVisitLines,
    monthlyCents: price.monthlyCents,
    terms: priceTerms({ plan: priced, price, ...announced }),
  };
}

/** A program, whose rounds have prices of their own. */
function roundsRaised(
  plan: PricedPlanRow['plan'],
  raise: PriceRaise,
  announced: Announced,
): Raised {
  const rounds = raisedRounds(plan.rounds, raise);
  return {
    lines: linesOfRounds(rounds),
    monthlyCents: programMonthCents(rounds),
    terms: programPriceTerms(plan, { rounds, ...announced }),
  };
}

function refusalOf({ customer, open }: PricedPlanRow, more: number): string | null {
  if (open) return 'Another change is proposed already.';
  if (!customer.email) return 'No email address: nobody’s price changes without notice.';
  return more === 0 ? 'The price would stay the same.' : null;
}

function idsOf({ plans }: Pick<PriceProposal, 'plans'>): number[] {
  return [...new Set(plans.split(',').map(Number))].sort((a, b) => a - b);
}

/** Names everything that would be sent. */
function hashOf(all: readonly Proposed[]): string {
  const hash = createHash('sha256');
  for (const { row, change } of all) {
    hash.update(`${row.plan.id} ${change ? sealTerms(change.terms).hash : 'left out'}\n`);
  }
  return hash.digest('hex');
}

function refused(field: string, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, {
    errors: [{ pointer: `/${field}`, detail }],
  });
}
