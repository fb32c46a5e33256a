// The mails about a reported problem, to the office and back to its customer. Loaded with the first one, because the templates are large.
import { eq } from 'drizzle-orm';
import { problemKinds, problemWishes } from '#company/facts/visit-labels.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { visitProblems } from '#server/platform/database/schema/notices.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { problemReplyMail } from '#server/platform/mail/problem-reply-mail.tsx';
import { officeProblemMail } from '#server/platform/mail/visit-mail.tsx';
import type { ServerContext } from '../../context.ts';
import { findVisit } from '../core/visit.queries.ts';
import { presentProblem } from './present-visit.ts';

/** What the office is told; undefined when the report is not there any more. */
export async function problemMailOf(
  context: ServerContext,
  problemId: number,
): Promise<Mail | undefined> {
  const row = await findProblem(context, problemId);
  const found = row && (await findVisit(context.db, row.problem.visitId));
  if (!row || !found) return undefined;
  const { problem, customer } = row;
  const customerName = displayName(customer);
  const mail = await officeProblemMail(
    {
      customerName,
      customerPhone: customer.phone,
      customerEmail: customer.email,
      address: found.property.address,
      serviceType: found.visit.serviceType,
      date: found.visit.scheduledDate,
      crewName: found.crewName,
      kind: labelOf(problemKinds, problem.kind),
      wish: labelOf(problemWishes, problem.wish),
      description: problem.description,
      replyBy: presentProblem(context, problem).replyByWords,
      needsCall: problem.kind === 'damage',
    },
    context.settings(),
  );
  return {
    ...mail,
    to: context.config.officeEmail ?? context.settings().email,
    ...(customer.email && { replyTo: { name: customerName, address: customer.email } }),
    id: `visit-problem-${problem.id}`,
  };
}

/** The office's reply for its customer, whose answer goes to the office; undefined when one of them is gone. */
export async function problemReplyMailOf(
  context: ServerContext,
  problemId: number,
): Promise<Mail | undefined> {
  const row = await findProblem(context, problemId);
  const found = row && (await findVisit(context.db, row.problem.visitId));
  if (!row?.problem.reply || !found || row.customer.disabledAt) return undefined;
  if (!row.customer.email) return undefined;
  const { problem, customer } = row;
  const settings = context.settings();
  const mail = await problemReplyMail(
    {
      firstName: customer.firstName,
      kind: labelOf(problemKinds, problem.kind),
      description: problem.description,
      reply: problem.reply ?? '',
      serviceType: found.visit.serviceType,
      date: found.visit.scheduledDate,
      link: new URL(`/customer-portal/visits/${problem.visitId}#reports`, context.config.publicUrl)
        .href,
    },
    settings,
  );
  return {
    ...mail,
    to: row.customer.email,
    replyTo: {
      name: settings.companyName,
      address: context.config.officeEmail ?? settings.email,
    },
    id: `visit-problem-${problem.id}-reply`,
  };
}

async function findProblem(context: ServerContext, problemId: number) {
  const [row] = await context.db
    .select({ problem: visitProblems, customer: users })
    .from(visitProblems)
    .innerJoin(users, eq(users.id, visitProblems.userId))
    .where(eq(visitProblems.id, problemId));
  return row;
}

function labelOf(words: readonly { value: string; label: string }[], value: string): string {
  return words.find((one) => one.value === value)?.label ?? value;
}
