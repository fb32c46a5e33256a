// Reads what is on file of the customers of a file: properties, plans that run, visits to come, crews, closed days.
import { and, gte, inArray, ne, sql } from 'drizzle-orm';
import type { PlanKind } from '#company/rules/visits/plan-lines.ts';
import { OPEN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { Db } from '#server/platform/database/client.ts';
import {
  crews,
  properties,
  servicePlans,
  visits,
} from '#server/platform/database/schema/visits.ts';

/** A property on file with its live plans, and its visits to come as "date service" in lower case. */
export type PropertyOnFile = {
  id: number;
  userId: string;
  address: string;
  plans: { id: number; kind: PlanKind; name: string }[];
  visits: Set<string>;
};

export type CrewOnFile = { id: number; name: string; isActive: boolean };

/** By which a visit is the same one: a property has one of a service on a day. */
export function visitKey(date: string, service: string): string {
  return `${date} ${service.toLowerCase()}`;
}

/** The properties of some customers, by their ids. */
export async function propertiesOnFile(
  db: Db,
  userIds: readonly string[],
  today: string,
): Promise<Map<string, PropertyOnFile[]>> {
  const found = new Map<string, PropertyOnFile[]>();
  if (userIds.length === 0) return found;
  const rows = await db
    .select({ id: properties.id, userId: properties.userId, address: properties.address })
    .from(properties)
    .where(inArray(properties.userId, [...userIds]))
    .orderBy(properties.id);
  const byId = new Map<number, PropertyOnFile>();
  for (const row of rows) {
    const property = { ...row, plans: [], visits: new Set<string>() };
    byId.set(row.id, property);
    found.set(row.userId, [...(found.get(row.userId) ?? []), property]);
  }
  if (byId.size === 0) return found;
  await addPlans(db, byId);
  await addVisits(db, byId, today);
  return found;
}

async function addPlans(db: Db, byId: ReadonlyMap<number, PropertyOnFile>): Promise<void> {
  const { propertyId, id, kind, name } = servicePlans;
  const plans = await db
    .select({ propertyId, id, kind, name })
    .from(servicePlans)
    .where(and(inArray(propertyId, [...byId.keys()]), ne(servicePlans.status, 'cancelled')));
  for (const plan of plans) byId.get(plan.propertyId)?.plans.push(plan);
}

async function addVisits(
  db: Db,
  byId: ReadonlyMap<number, PropertyOnFile>,
  today: string,
): Promise<void> {
  const { propertyId, scheduledDate, serviceType, status } = visits;
  const ahead = await db
    .select({ propertyId, scheduledDate, serviceType })
    .from(visits)
    .where(
      and(
        inArray(propertyId, [...byId.keys()]),
        gte(scheduledDate, today),
        inArray(status, OPEN_VISITS),
      ),
    );
  for (const visit of ahead) {
    byId.get(visit.propertyId)?.visits.add(visitKey(visit.scheduledDate, visit.serviceType));
  }
}

/** The crews by their names in lower case. */
export async function crewsOnFile(db: Db): Promise<Map<string, CrewOnFile>> {
  const { id, name, isActive } = crews;
  const rows = await db.select({ id, name, isActive }).from(crews);
  return new Map(rows.map((crew) => [crew.name.toLowerCase(), crew]));
}

/** What all live plans of the company come to a month, with two decimals. */
export async function companyMonthly(db: Db): Promise<string> {
  const [row] = await db
    .select({
      sum: sql<string>`coalesce(sum(${servicePlans.monthlyPrice}), 0)::numeric(12, 2)::text`,
    })
    .from(servicePlans)
    .where(ne(servicePlans.status, 'cancelled'));
  return row?.sum ?? '0.00';
}
