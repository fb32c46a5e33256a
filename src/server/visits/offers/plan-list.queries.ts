// Reads the office's lists of offers and plans, page by page.
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { displayName } from '#company/rules/customers/person-name.ts';
import { CLOSED_OFFERS } from '#company/rules/visits/plan-offer-machine.ts';
import { dueSince } from '#company/rules/visits/plan-renewal.ts';
import { planState } from '#company/rules/visits/plan-state.ts';
import type {
  PlanListRow,
  PlanOfferRow,
  planListViews,
  planOfferViews,
} from '#contract/visits/plan-offer-desk.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { planAgreements, planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { crews, properties, servicePlans } from '#server/platform/database/schema/visits.ts';
import { readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import type { ServerContext } from '../../context.ts';
import { isDueSince } from '../plans/plan-prices.queries.ts';
import { stateOf, todayOf } from './plan-offer.policy.ts';
import { offeredOf } from './present-plan-offer.ts';

/** So many stand on a page. */
const PAGE = 50;

const ByDay = z.tuple([z.iso.date(), z.guid()]);
const ById = z.tuple([z.number().int()]);

type OfferView = (typeof planOfferViews)[number];
type Asked<View> = { view: View; cursor?: string | undefined };

/** Open offers and drafts by their last day, the earliest first; closed ones with the latest last day first. */
export async function listOffers(
  context: ServerContext,
  { view, cursor }: Asked<OfferView>,
): Promise<{ items: PlanOfferRow[]; next: string | null }> {
  const isClosed = view === 'closed';
  const rows = await context.db
    .select({ offer: planOffers, address: properties.address, user: users })
    .from(planOffers)
    .innerJoin(properties, eq(properties.id, planOffers.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .where(and(OFFERS[view], afterDay(readCursor(cursor, ByDay), isClosed)))
    .orderBy(
      isClosed ? desc(planOffers.validUntil) : asc(planOffers.validUntil),
      isClosed ? desc(planOffers.id) : asc(planOffers.id),
    )
    .limit(PAGE + 1);
  const items = rows.slice(0, PAGE);
  const last = items.at(-1)?.offer;
  return {
    items: items.map(({ offer, address, user }) => ({
      id: offer.id,
      state: stateOf(context, offer),
      customer: displayName(user),
      address,
      name: offer.name,
      frequency: offer.frequency,
      everyVisitTotal: offer.rounds.length > 0 ? null : offeredOf(context, offer).everyVisit.total,
      firstDay: offer.firstDay,
      validUntil: offer.validUntil,
      servicePlanId: offer.servicePlanId,
    })),
    next: rows.length > PAGE && last ? writeCursor([last.validUntil, last.id]) : null,
  };
}

/** Plans, the newest first. */
export async function listPlans(
  context: ServerContext,
  { view, cursor }: Asked<(typeof planListViews)[number]>,
): Promise<{ items: PlanListRow[]; next: string | null }> {
  const [before] = readCursor(cursor, ById) ?? [];
  const today = todayOf(context);
  const rows = await context.db
    .select({
      plan: servicePlans,
      address: properties.address,
      user: users,
      crewName: crews.name,
      hasObjection: sql<boolean>`exists (select from ${planAgreements}
        where ${planAgreements.servicePlanId} = ${servicePlans.id} and ${planAgreements.objectedAt} is not null
          and ${planAgreements.objectionAnsweredAt} is null)`,
    })
    .from(servicePlans)
    .innerJoin(properties, eq(properties.id, servicePlans.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .leftJoin(crews, eq(crews.id, servicePlans.crewId))
    .where(
      and(plansOf(view, today), before === undefined ? undefined : lt(servicePlans.id, before)),
    )
    .orderBy(desc(servicePlans.id))
    .limit(PAGE + 1);
  const items = rows.slice(0, PAGE);
  const last = items.at(-1)?.plan;
  return {
    items: items.map(({ plan, address, user, crewName, hasObjection }) => ({
      id: plan.id,
      state: planState(plan, today),
      customerId: user.id,
      customer: displayName(user),
      address,
      name: plan.name,
      frequency: plan.frequency,
      monthlyPrice: plan.monthlyPrice,
      startsOn: plan.startsOn,
      crew: crewName,
      hasObjection,
    })),
    next: rows.length > PAGE && last ? writeCursor([last.id]) : null,
  };
}

const OFFERS: Record<OfferView, SQL | undefined> = {
  open: eq(planOffers.status, 'sent'),
  draft: eq(planOffers.status, 'draft'),
  closed: inArray(planOffers.status, CLOSED_OFFERS),
};

function plansOf(view: (typeof planListViews)[number], today: string): SQL | undefined {
  if (view === 'due') return isDueSince(dueSince(today));
  return eq(servicePlans.status, PLAN_STATUS[view]);
}

const PLAN_STATUS = { running: 'active', paused: 'paused', ended: 'cancelled' } as const;

function afterDay(place: [string, string] | undefined, isDescending: boolean): SQL | undefined {
  if (!place) return undefined;
  const [day, id] = place;
  const same = eq(planOffers.validUntil, day);
  return isDescending
    ? and(
        lte(planOffers.validUntil, day),
        or(lt(planOffers.validUntil, day), and(same, lt(planOffers.id, id))),
      )
    : and(
        gte(planOffers.validUntil, day),
        or(gt(planOffers.validUntil, day), and(same, gt(planOffers.id, id))),
      );
}
