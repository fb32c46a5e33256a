// The office stops the reminders of an account, such as one that pays by a plan agreed on the phone, and resumes them.
import type { DeskAccount } from '#contract/billing/billing-desk.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { lockCustomerAccount } from '../core/lock-customer-account.ts';
import { findHold } from '../reminders/reminders.queries.ts';
import { endHolds, startHold } from '../reminders/write-hold.ts';
import { deskAccount } from './desk-account.service.ts';

/** @throws RequestProblem 404 for someone who is no customer, 409 when they are stopped already: with a reason of someone else. */
export async function holdReminders(
  context: ServerContext,
  staffId: string,
  { customerId, reason }: { customerId: string; reason: string },
): Promise<DeskAccount> {
  return context.db.transaction(async (tx) => {
    const { id: userId } = await lockCustomerAccount(context, tx, customerId);
    if (await findHold(tx, userId)) {
      throw new RequestProblem('wrong_state', 'Reminders are stopped for this account already.');
    }
    const by = { actorId: staffId, at: context.clock() };
    await startHold(tx, { userId, reason }, by);
    const subject = { type: 'user', id: userId } as const;
    await audit(tx, { ...by, action: 'reminders-held', subject });
    await notifyStaff(tx, 'billing');
    return deskAccount(context, tx, userId);
  });
}

/** A second time changes nothing. @throws RequestProblem 404 for someone who is no customer. */
export async function resumeReminders(
  context: ServerContext,
  staffId: string,
  customerId: string,
): Promise<DeskAccount> {
  return context.db.transaction(async (tx) => {
    const { id: userId } = await lockCustomerAccount(context, tx, customerId);
    if (await findHold(tx, userId)) {
      const by = { actorId: staffId, at: context.clock() };
      await endHolds(tx, userId, by);
      const subject = { type: 'user', id: userId } as const;
      await audit(tx, { ...by, action: 'reminders-resumed', subject });
      await notifyStaff(tx, 'billing');
    }
    return deskAccount(context, tx, userId);
  });
}
