// Undoes an import as a whole: removes exactly what it has added, as long as nothing of it has been touched since
// (docs/product/import.md#undo).
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { type CustomerImport, IMPORT_UNDO_DAYS } from '#contract/visits/customer-imports.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { customerImports, type ImportAdded } from '#server/platform/database/schema/customer.ts';
import { crews, servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { removeAdded } from '../../customers/add-customers.ts';
import { removePlans } from '../core/write-plan.ts';
import { removeVisits } from '../core/write-visit.ts';
import { importOf, lockImport } from './import.queries.ts';
import { presentImport } from './present-import.ts';
import { listObstacles, undoUntil } from './undo-obstacles.ts';

/**
 * Undoes it. A second time it changes nothing.
 *
 * @throws RequestProblem 404 for no such import, 409 `too_late` after two weeks, 409 `wrong_state` for one that is not done, or with
 *   what stands in the way.
 */
export async function undoImport(
  context: ServerContext,
  staff: CurrentUser,
  id: string,
): Promise<CustomerImport> {
  return context.db.transaction(async (tx) => {
    const file = (await lockImport(tx, id)) ?? (await importOf(tx, id));
    if (file.status === 'undone') return presentImport(context, tx, file);
    const until = undoUntil(file);
    if (!until || !file.added)
      throw new RequestProblem('wrong_state', 'Only an import that is done can be undone.');
    if (until <= context.clock()) {
      throw new RequestProblem(
        'too_late',
        `An import can be undone for ${IMPORT_UNDO_DAYS} days, and those are over.`,
      );
    }
    await hold(tx, file.added);
    const obstacles = await listObstacles(tx, file.added);
    if (obstacles.length > 0) {
      throw new RequestProblem(
        'wrong_state',
        `This import can no longer be undone. ${obstacles.join(' ')}`,
      );
    }
    await remove(tx, file.added);
    const [undone] = await tx
      .update(customerImports)
      .set({ status: 'undone', added: null })
      .where(eq(customerImports.id, id))
      .returning();
    await audit(tx, {
      actorId: staff.id,
      action: 'customers-import-undone',
      subject: { type: 'customer-import', id },
      details: { customers: file.added.users.length, plans: file.added.plans.length },
      at: context.clock(),
    });
    await notifyStaff(tx, 'customer');
    await notifyStaff(tx, 'visit');
    return presentImport(context, tx, undone ?? file);
  });
}

/** No one changes the plans and visits while it is looked whether someone has; plans come before visits, as everywhere. */
async function hold(tx: Tx, added: ImportAdded): Promise<void> {
  const { id } = servicePlans;
  if (added.plans.length > 0) {
    await tx
      .select({ id })
      .from(servicePlans)
      .where(inArray(id, added.plans))
      .orderBy(id)
      .for('update');
  }
  if (added.visits.length > 0) {
    await tx
      .select({ id: visits.id })
      .from(visits)
      .where(inArray(visits.id, added.visits))
      .orderBy(visits.id)
      .for('update');
  }
}

/** Also the visits that the generator has added to the plans since; a crew stays that has got other work. */
async function remove(tx: Tx, added: ImportAdded): Promise<void> {
  const later = await tx
    .select({ id: visits.id })
    .from(visits)
    .where(inArray(visits.servicePlanId, added.plans));
  await removeVisits(tx, [...new Set([...added.visits, ...later.map(({ id }) => id)])]);
  await removePlans(tx, added.plans);
  await removeAdded(tx, { userIds: added.users, propertyIds: added.properties });
  const isIdle = sql`not exists (select from visits where crew_id = ${crews.id})
    and not exists (select from service_plans where crew_id = ${crews.id})
    and not exists (select from crew_days where crew_id = ${crews.id})
    and not exists (select from crew_links where crew_id = ${crews.id})
    and not exists (select from crew_members where crew_id = ${crews.id})`;
  await tx.delete(crews).where(and(inArray(crews.id, added.crews), eq(crews.version, 1), isIdle));
}
