// What keeps the price that was agreed or shown when the owner changes a price list (docs/product/content.md#prices).
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { countOf } from '#company/rules/platform/count-label.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { type PlanKind, programKinds } from '#company/rules/visits/plan-lines.ts';
import { LIVE_PLANS } from '#company/rules/visits/plan-machine.ts';
import type { KeepsOldPrice } from '#contract/site/content/editing.ts';
import type { ContentKind } from '#contract/site/content/kinds.ts';
import type { Db } from '#server/platform/database/client.ts';
import { planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { servicePlans } from '#server/platform/database/schema/visits.ts';
import type { ServerContext } from '../../context.ts';
import { readKeptPrices, type StoredRows } from './kept-prices.queries.ts';

/** The kinds of plans that the prices of a kind of content are for; what is not named has no prices of plans. */
const pricedPlans: Partial<Record<ContentKind, readonly PlanKind[]>> = {
  package: ['mowing'],
  'package-terms': ['mowing'],
  'mowing-prices': ['mowing'],
  program: programKinds,
};

/** Whether plans are priced by a kind of content. */
export function pricesPlans(kind: ContentKind): boolean {
  return kind in pricedPlans;
}

/** What keeps its old price when a kind's prices change; null for a kind that prices no plans. */
export async function keepsOldPrice(
  context: ServerContext,
  db: Db,
  kind: ContentKind,
  body: Record<string, unknown>,
): Promise<KeepsOldPrice | null> {
  if (!pricesPlans(kind)) return null;
  const kept = await countKept(context, db, kind, body);
  const { plans, offers, priceLocks } = kept;
  const named = [
    countOf(plans, 'running plan'),
    countOf(offers, 'open offer'),
    countOf(priceLocks, 'held price'),
  ];
  const sentence = `${named.slice(0, 2).join(', ')} and ${named[2]} keep the price that was agreed or shown.`;
  return { ...kept, sentence, records: await readKeptPrices(db, whatKeeps(context, kind, body)) };
}

/** How many plans, offers and requests keep their price. */
export async function countKept(
  context: ServerContext,
  db: Db,
  kind: ContentKind,
  body: Record<string, unknown>,
): Promise<Omit<KeepsOldPrice, 'sentence' | 'records'>> {
  const { plans, offers, held } = whatKeeps(context, kind, body);
  return {
    plans: await db.$count(servicePlans, plans),
    offers: await db.$count(planOffers, offers),
    priceLocks: await db.$count(planRequests, held),
  };
}

/** Which rows keep their price. */
function whatKeeps(
  { clock, settings }: ServerContext,
  kind: ContentKind,
  body: Record<string, unknown>,
): StoredRows {
  const today = dateInZone(clock(), settings().timeZone);
  const kinds = planKindsOf(kind, body);
  return {
    plans: and(inArray(servicePlans.kind, kinds), inArray(servicePlans.status, LIVE_PLANS)),
    offers: and(
      inArray(planOffers.kind, kinds),
      eq(planOffers.status, 'sent'),
      gte(planOffers.validUntil, today),
    ),
    held: kinds.includes('mowing') ? gte(planRequests.priceHeldUntil, today) : sql`false`,
  };
}

/** A program prices the plans of its own kind. */
function planKindsOf(kind: ContentKind, body: Record<string, unknown>): PlanKind[] {
  const all = pricedPlans[kind] ?? [];
  return kind === 'program' ? all.filter((one) => one === body.kind) : [...all];
}
