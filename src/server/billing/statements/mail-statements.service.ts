// The office mails the statement of a month, to one customer or to everyone who owes something; each gets that of a month once.
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import type { StatementMails } from '#contract/billing/statements.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { statementMails } from '#server/platform/database/schema/billing.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { requireCustomer } from '../core/lock-customer-account.ts';
import { mailedDebtors } from './statement.queries.ts';

/** The mail that brings a statement. */
export const statementMail: JobKind<{ statementId: number }> = { name: 'statement-mail' };

/** The days of a month, 'YYYY-MM'. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  const next = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${next}-01`, -1) };
}

/**
 * Writes down who gets the statement of a month, with the job of each mail; those who got it are left out.
 *
 * @throws RequestProblem 422 for a month that is not over or a customer without an address, 404 for someone who is no customer.
 */
export async function mailStatements(
  context: ServerContext,
  staffId: string,
  { month, customerId }: StatementMails,
): Promise<{ sent: number }> {
  const { db, clock, settings, jobs } = context;
  const at = clock();
  const { to } = daysOfMonth(month);
  if (to >= dateInZone(at, settings().timeZone)) throw refused('/month', 'This month is not over.');
  return db.transaction(async (tx) => {
    const customer = customerId ? await requireCustomer(context, tx, customerId) : undefined;
    if (customer && !customer.email) {
      throw refused('/customerId', 'This customer has no email address. Print the statement.');
    }
    const userIds = customer ? [customer.id] : await mailedDebtors(tx, to);
    let sent = 0;
    for (const some of inChunks(userIds)) {
      const rows = await tx
        .insert(statementMails)
        .values(some.map((userId) => ({ userId, month, sentBy: staffId, createdAt: at })))
        .onConflictDoNothing()
        .returning({ id: statementMails.id });
      for (const { id } of rows) await jobs.enqueue(tx, statementMail, { statementId: id });
      sent += rows.length;
    }
    if (sent > 0) {
      const subject = customer && ({ type: 'user', id: customer.id } as const);
      const details = { month, sent };
      await audit(tx, {
        ...{ actorId: staffId, action: 'statements-mailed', details, at },
        ...(subject && { subject }),
      });
    }
    return { sent };
  });
}

function refused(pointer: string, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer, detail }] });
}
