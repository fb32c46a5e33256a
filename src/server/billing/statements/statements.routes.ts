// Answers statements: to staff for every account, to customers for their own.
import { addDays } from '#company/rules/time/company-time.ts';
import type { Period } from '#contract/billing/books.ts';
import type { statementEndpoints } from '#contract/billing/statements.ts';
import { portalLanguage } from '#server/accounts/account.queries.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { requireCustomer } from '../core/lock-customer-account.ts';
import { mailStatements } from './mail-statements.service.ts';
import { readStatement } from './present-statement.ts';
import { sendStatementPdf } from './statement-paper.ts';

/** The most days of a statement: a year and a day. */
const MOST_DAYS = 366;

/** The handlers of statements. */
export function statementHandlers(
  context: ServerContext,
): Handlers<keyof typeof statementEndpoints> {
  const { db } = context;
  const ofCustomer = async (customerId: string, period: Period) => {
    requireDays(period);
    const { id } = await requireCustomer(context, db, customerId);
    return readStatement(db, id, period);
  };
  const own = (userId: string, period: Period) => {
    requireDays(period);
    return readStatement(db, userId, period);
  };
  return {
    'GET /api/console/billing/accounts/{id}/statement': ({ params, query }) =>
      ofCustomer(params.id, query),

    'GET /api/console/billing/accounts/{id}/statement/pdf': async ({ params, query, reply }) =>
      sendStatementPdf(context, await ofCustomer(params.id, query), 'en', reply),

    'POST /api/console/billing/statements': ({ user, body }) =>
      mailStatements(context, user.id, body),

    'GET /api/portal/statement': ({ user, query }) => own(user.customerId, query),

    'GET /api/portal/statement/pdf': async ({ user, query, reply }) =>
      sendStatementPdf(
        context,
        await own(user.customerId, query),
        await portalLanguage(db, user),
        reply,
      ),
  };
}

/** @throws RequestProblem 422 for days that end before they begin, and for more than a year of them. */
function requireDays({ from, to }: Period): void {
  if (from <= to && to < addDays(from, MOST_DAYS)) return;
  const detail = 'Please choose up to a year, with the last day on or after the first.';
  throw new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/to', detail }] });
}
