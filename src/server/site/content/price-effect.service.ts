// What a change of a price list means before it is saved: what last month's plans would have cost.
import { and, gt, lte, ne, or, sql } from 'drizzle-orm';
import { addDays, addMonths, dateInZone, toInstant } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { ContentBody } from '#contract/site/content/content-body.ts';
import type { PriceEffect } from '#contract/site/content/editing.ts';
import type { Db } from '#server/platform/database/client.ts';
import { servicePlans } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import type { EntryAddress } from './change-entry.ts';
import { noSuchEntry, requireEditor, requireFitting, requireKind } from './content.policy.ts';
import { contentWith } from './content-overlay.ts';
import { findEntry } from './entries.queries.ts';
import { listedPrice } from './listed-price.ts';
import { countKept, pricesPlans } from './unchanged-prices.queries.ts';

/**
 * What last month's plans would have cost by the published lists and with a body in place of the published one, in cents of one month.
 *
 * @throws RequestProblem 404, 403, 422 as publishing does, 409 `wrong_state` for a kind that prices no plans.
 */
export async function priceEffect(
  context: ServerContext,
  actor: CurrentUser,
  { kind: kindName, slug }: EntryAddress,
  body: ContentBody,
): Promise<PriceEffect> {
  const { db } = context;
  const kind = requireKind(kindName);
  requireEditor(kind, actor);
  if (!(await findEntry(db, { kind, slug }))) throw noSuchEntry();
  if (!pricesPlans(kind)) throw new RequestProblem('wrong_state', 'This prices no plans.');
  const published = context.content();
  const fitting = requireFitting(kind, slug, body, published);
  const changed = contentWith(published, { kind, slug, body: fitting });
  const prices = (await plansOfLastMonth(context))
    .map((plan) => listedPrice(plan, published))
    .filter((price) => price?.kinds.includes(kind) === true);
  const sum = (content: typeof published) =>
    prices.reduce((total, price) => total + (price?.monthCents(content) ?? 0), 0);
  const kept = await countKept(context, db, kind, fitting);
  return {
    before: sum(published),
    after: sum(changed),
    plans: prices.length,
    offersKept: kept.offers,
    locksKept: kept.priceLocks,
  };
}

/** Plans that ran on some day of the last whole month at the company. */
function plansOfLastMonth({ db, clock, settings }: ServerContext) {
  const { timeZone } = settings();
  const month = dateInZone(clock(), timeZone).slice(0, 7);
  const first = `${addMonths(month, -1)}-01`;
  const last = addDays(`${month}-01`, -1);
  return runningBetween(db, first, last, toInstant(first, '00:00', timeZone));
}

function runningBetween(db: Db, first: string, last: string, since: Date) {
  return db
    .select({
      kind: servicePlans.kind,
      name: servicePlans.name,
      frequency: servicePlans.frequency,
      lawnArea: servicePlans.lawnArea,
      rounds: servicePlans.rounds,
      everyVisitLines: servicePlans.everyVisitLines,
    })
    .from(servicePlans)
    .where(
      and(
        lte(servicePlans.startsOn, last),
        or(ne(servicePlans.status, 'cancelled'), gt(servicePlans.cancelledAt, since)),
        sql`not (${servicePlans.pausedFrom} is not null and ${servicePlans.pausedFrom} <= ${first} and coalesce(${servicePlans.pausedUntil}, ${last}) >= ${last})`,
      ),
    );
}
