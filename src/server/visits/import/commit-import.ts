// Imports a file as a whole, in one transaction: customers, properties, crews, plans, visits, and the visits of the weeks ahead. Cut off
// anywhere, nothing of it is there, and the job does it once more (docs/product/import.md#import).
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import { VISITS_AHEAD_DAYS } from '#company/rules/visits/visit-dates.ts';
import { type AuditEntry, audit, auditMany } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { customerImports, type ImportAdded } from '#server/platform/database/schema/customer.ts';
import { crews, visits } from '#server/platform/database/schema/visits.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { addCustomers, addProperties, lockCustomers } from '../../customers/add-customers.ts';
import type { PlanRow } from '../core/lock-plan.ts';
import { importPlans } from '../core/write-plan.ts';
import { scheduleVisits } from '../core/write-visit.ts';
import { generateForCrew } from '../plans/generate-visits.ts';
import { fileOf, type ImportRow, lockImport } from './import.queries.ts';
import type { PlannedCustomer, PlannedProperty } from './judge-customer.ts';
import { planRow, visitRow } from './new-rows.ts';
import { type PlannedImport, planImport } from './plan-import.ts';

/** Carries out an import that was started. A second time it changes nothing. */
export async function commitImport(context: ServerContext, importId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const file = await lockImport(tx, importId);
    if (file?.status !== 'running') return;
    // The first look says who has to wait for us, the second one what is there once they do.
    await lockCustomers(tx, (await planImport(context, tx, fileOf(file))).customers);
    const planned = await planImport(context, tx, fileOf(file));
    const added = await write(context, tx, planned);
    const at = context.clock();
    await tx
      .update(customerImports)
      .set({
        status: 'done',
        rows: [],
        counts: planned.counts,
        added,
        faults: faultsOf(file, planned),
        importedAt: at,
      })
      .where(eq(customerImports.id, importId));
    await writeDown(tx, file, added, at);
    for (const { userId } of planned.customers) if (userId) await announce(tx, 'portal', userId);
    await notifyStaff(tx, 'customer');
    await notifyStaff(tx, 'visit');
  });
}

async function write(context: ServerContext, tx: Tx, planned: PlannedImport): Promise<ImportAdded> {
  const crewIds = await addCrews(tx, planned);
  const { userIds, properties, propertyIds } = await writeProperties(tx, planned.customers);
  const crewOf = (name: string | null) => crewIds.inService.get(name?.toLowerCase() ?? '') ?? null;
  const today = dateInZone(context.clock(), context.settings().timeZone);
  const plans = await importPlans(
    tx,
    properties.flatMap(({ property, propertyId }) =>
      property.plans.map((plan) =>
        planRow(plan, { property, propertyId, crewId: crewOf(plan.crew), today }),
      ),
    ),
  );
  const plansAt = Map.groupBy(plans, ({ propertyId }) => propertyId);
  const scheduled = await scheduleVisits(
    tx,
    'staff',
    properties.flatMap(({ property, propertyId }) => {
      const taken = new Set<string>();
      const own = plansAt.get(propertyId) ?? [];
      return property.visits.map((visit) =>
        visitRow(visit, {
          propertyId,
          plans: own,
          onFile: property.onFile,
          crewId: crewOf(visit.crew),
          taken,
        }),
      );
    }),
  );
  const generated = await generate(context, tx, plans, today, scheduled);
  return {
    users: userIds,
    properties: propertyIds,
    plans: plans.map(({ id }) => id),
    visits: [...scheduled, ...generated],
    crews: crewIds.added,
  };
}

async function addCrews(tx: Tx, { crews: onFile, counts }: PlannedImport) {
  const added = counts.crews.length
    ? await tx
        .insert(crews)
        .values(counts.crews.map((name) => ({ name })))
        .returning()
    : [];
  const inService = [...onFile.values(), ...added].filter(({ isActive }) => isActive);
  return {
    added: added.map(({ id }) => id),
    inService: new Map(inService.map(({ name, id }) => [name.toLowerCase(), id])),
  };
}

type PlacedProperty = { property: PlannedProperty; propertyId: number };

async function writeProperties(tx: Tx, customers: readonly PlannedCustomer[]) {
  const fresh = customers.filter(({ userId }) => userId === null);
  const userIds = await addCustomers(tx, fresh);
  const idOf = new Map(fresh.map((customer, index) => [customer, userIds[index]]));
  const wanted = customers.flatMap((customer) =>
    customer.properties
      .filter(({ onFile }) => onFile === null)
      .map((property) => ({ property, userId: customer.userId ?? idOf.get(customer) ?? '' })),
  );
  const propertyIds = await addProperties(
    tx,
    wanted.map(({ userId, property: { address, lotSize, lawnArea, instructions } }) => ({
      ...{ userId, address, lotSize, lawnArea },
      specialInstructions: instructions,
    })),
  );
  const known = customers.flatMap(({ properties }) =>
    properties.flatMap((property) =>
      property.onFile ? [{ property, propertyId: property.onFile.id }] : [],
    ),
  );
  const added = wanted.map(({ property }, index) => ({
    property,
    propertyId: propertyIds[index] ?? 0,
  }));
  const properties: PlacedProperty[] = [...added, ...known];
  return { userIds, propertyIds, properties };
}

/** The visits of the plans for the weeks ahead, behind those that the file has. Gives the ids of those that came. */
async function generate(
  context: ServerContext,
  tx: Tx,
  plans: readonly PlanRow[],
  today: string,
  scheduled: readonly number[],
): Promise<number[]> {
  const until = addDays(today, VISITS_AHEAD_DAYS);
  for (const crewId of new Set(plans.map((plan) => plan.crewId))) {
    await generateForCrew(context, tx, crewId, { today, until });
  }
  const ids = plans.map(({ id }) => id);
  const rows = await tx
    .select({ id: visits.id })
    .from(visits)
    .where(
      and(
        inArray(visits.servicePlanId, ids),
        scheduled.length > 0 ? notInArray(visits.id, [...scheduled]) : undefined,
      ),
    );
  return rows.map(({ id }) => id);
}

/** One line of who brought it along, and one of the program for each customer, property and plan. */
async function writeDown(tx: Tx, file: ImportRow, added: ImportAdded, at: Date): Promise<void> {
  const { id, rowCount, madeBy: actorId } = file;
  const details = { import: id };
  const lines: Omit<AuditEntry, 'actorId'>[] = [
    ...added.users.map((one) => ({
      action: 'customer-made' as const,
      subject: { type: 'user' as const, id: one },
      details,
      at,
    })),
    ...added.plans.map((one) => ({
      action: 'plan-imported' as const,
      subject: { type: 'plan' as const, id: String(one) },
      details,
      at,
    })),
  ];
  await auditMany(tx, lines);
  await audit(tx, {
    actorId,
    action: 'customers-imported',
    subject: { type: 'customer-import', id },
    details: {
      rows: rowCount,
      customers: added.users.length,
      properties: added.properties.length,
      plans: added.plans.length,
      visits: added.visits.length,
    },
    at,
  });
}

function faultsOf({ rows }: ImportRow, { notes }: PlannedImport) {
  return notes.flatMap(({ faults }, index) =>
    faults.length > 0 ? [{ row: index + 2, cells: rows[index] ?? [], faults }] : [],
  );
}
