// Who relies on an entry of content, so that it is not hidden or removed under them.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { countOf } from '#company/rules/platform/count-label.ts';
import { type PlanKind, planKinds } from '#company/rules/visits/plan-lines.ts';
import { LIVE_PLANS } from '#company/rules/visits/plan-machine.ts';
import { OPEN_OFFERS } from '#company/rules/visits/plan-offer-machine.ts';
import type { Content, ListKind } from '#contract/site/content/kinds.ts';
import type { Db } from '#server/platform/database/client.ts';
import { planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { servicePlans } from '#server/platform/database/schema/visits.ts';
import type { EntryRow } from './write-content.ts';

type Entry = Pick<EntryRow, 'slug' | 'body'>;

/** Says in a sentence who relies on a published entry; null when no one does. */
export async function relianceOn(
  db: Db,
  kind: ListKind,
  { slug, body }: Entry,
  published: Content,
): Promise<string | null> {
  switch (kind) {
    case 'program':
      return describeUse('program', {
        plans: await countPlans(db, eq(servicePlans.kind, planKindOf(body))),
        offers: await countOffers(
          db,
          sql`${planOffers.rounds} @> ${JSON.stringify([{ program: slug }])}::jsonb`,
        ),
      });
    case 'package':
      return describeUse('package', {
        plans: await countPlans(db, eq(servicePlans.name, String(body.name))),
        offers: await countOffers(db, eq(planOffers.name, String(body.name))),
      });
    case 'service': {
      const offer = published.offer.find(({ services }) => services.includes(String(body.title)));
      return offer
        ? `The seasonal offer “${offer.title}” names this service. Please change the offer first.`
        : null;
    }
    case 'checklist':
      return Array.isArray(body.services) && body.services.length === 0
        ? 'Crews use this checklist for every service that has none of its own.'
        : null;
    default:
      return null;
  }
}

/** A plan by the kind of its program. */
function planKindOf({ kind }: EntryRow['body']): PlanKind {
  return planKinds.find((known) => known === kind) ?? 'mowing';
}

function countPlans(db: Db, where: SQL): Promise<number> {
  return db.$count(servicePlans, and(inArray(servicePlans.status, LIVE_PLANS), where));
}

function countOffers(db: Db, where: SQL): Promise<number> {
  return db.$count(planOffers, and(inArray(planOffers.status, OPEN_OFFERS), where));
}

function describeUse(
  thing: string,
  { plans, offers }: { plans: number; offers: number },
): string | null {
  const users = [
    ...(plans > 0 ? [countOf(plans, 'plan')] : []),
    ...(offers > 0 ? [countOf(offers, 'open offer')] : []),
  ];
  if (users.length === 0) return null;
  const verb = plans + offers === 1 ? 'is' : 'are';
  return `${users.join(' and ')} ${verb} for this ${thing}, so it has to stay.`;
}
