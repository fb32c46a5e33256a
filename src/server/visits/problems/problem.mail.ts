// The mails about a reported problem, to the office and back to its customer. Loaded with the first one, because the templates are large.

import { eq } from 'drizzle-orm';
import { spanishProblemKinds } from '#company/facts/visit-labels.es.ts';
import { problemKinds, problemWishes } from '#company/facts/visit-labels.ts';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import { remedyLabel } from '#company/rules/visits/remedy-label.ts';
import { describeWindow } from '#company/rules/visits/spoken-window.ts';
import type { Remedy } from '#contract/visits/visit-problems.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { visitProblems } from '#server/platform/database/schema/notices.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import {
  officeProblemMail,
  officeProblemMessageMail,
} from '#server/platform/mail/office-problem-mail.tsx';
import { problemReplyMail } from '#server/platform/mail/problem-reply-mail.tsx';
import type { ServerContext } from '../../context.ts';
import { findVisit } from '../core/visit.queries.ts';
import { presentProblem } from './present-problem.ts';
import { wholeProblem } from './problem.queries.ts';

/** What the office is sent of a report; undefined when that is not there any more. */
export async function problemMailOf(
  context: ServerContext,
  problemId: number,
): Promise<Mail | undefined> {
  const found = await findReported(context, problemId);
  if (!found) return undefined;
  const { problem, customer, visit } = found;
  const mail = await officeProblemMail(
    {
      ...officeFacts(context, found),
      customerPhone: customer.phone,
      customerEmail: customer.email,
      address: found.property.address,
      crewName: found.crewName,
      wish: labelOf(problemWishes, problem.wish),
      description: problem.description,
      photosCount: found.shown.photos.length,
      replyBy: found.shown.replyByWords,
      needsCall: problem.kind === 'damage',
      serviceType: visit.serviceType,
    },
    context.settings(),
  );
  return { ...mail, ...toOffice(context, customer), id: `visit-problem-${problem.id}` };
}

/** What the office is sent of a later message of the customer's; undefined when that is not there any more. */
export async function problemMessageMailOf(
  context: ServerContext,
  { problemId, messageId }: { problemId: number; messageId: number },
): Promise<Mail | undefined> {
  const found = await findReported(context, problemId);
  const message = found?.shown.messages.find(({ id }) => id === messageId);
  if (!found || !message) return undefined;
  const mail = await officeProblemMessageMail(
    {
      ...officeFacts(context, found),
      text: message.text,
      replyBy: found.shown.status === 'open' ? found.shown.replyByWords : null,
    },
    context.settings(),
  );
  return {
    ...mail,
    ...toOffice(context, found.customer),
    id: `visit-problem-${problemId}-message-${messageId}`,
  };
}

/** The office's reply for its customer, whose answer goes to the office; undefined when one of them is gone. */
export async function problemReplyMailOf(
  context: ServerContext,
  { problemId, messageId }: { problemId: number; messageId?: number },
): Promise<Mail | undefined> {
  const found = await findReported(context, problemId);
  // A job of before replies were messages names none: the problem has had one then.
  const reply = found?.shown.messages.findLast(
    ({ id, from }) => from === 'office' && (messageId === undefined || id === messageId),
  );
  if (!found || !reply) return undefined;
  return toCustomer(context, found, {
    reply: reply.text,
    remedy: null,
    id: `visit-problem-${problemId}-reply-${reply.id}`,
  });
}

/** What was decided, for its customer; undefined when something else has been decided since, whose mail says so. */
export async function problemRemedyMailOf(
  context: ServerContext,
  {
    problemId,
    decidedAt,
    messageId,
  }: {
    problemId: number;
    decidedAt: string;
    messageId: number | null;
  },
): Promise<Mail | undefined> {
  const found = await findReported(context, problemId);
  const remedy = found?.shown.remedy;
  if (!found || remedy?.decidedAt !== decidedAt) return undefined;
  const message = found.shown.messages.find(({ id }) => id === messageId);
  return toCustomer(context, found, {
    reply: message?.text ?? null,
    remedy: describeRemedy(remedy, found),
    id: `visit-problem-${problemId}-remedy-${Date.parse(decidedAt)}`,
  });
}

type Reported = NonNullable<Awaited<ReturnType<typeof findReported>>>;

async function findReported(context: ServerContext, problemId: number) {
  const { db } = context;
  const [row] = await db
    .select({ problem: visitProblems, customer: users })
    .from(visitProblems)
    .innerJoin(users, eq(users.id, visitProblems.userId))
    .where(eq(visitProblems.id, problemId));
  const own = row && (await findVisit(db, row.problem.visitId));
  if (!row || !own) return undefined;
  const whole = await wholeProblem(db, row.problem);
  const { remedyVisit } = whole;
  return { ...row, ...own, remedyVisit, shown: presentProblem(context, whole) };
}

function officeFacts({ config }: ServerContext, { problem, customer, visit }: Reported) {
  return {
    customerName: displayName(customer),
    kind: labelOf(problemKinds, problem.kind),
    date: visit.scheduledDate,
    link: new URL(`/console/problems/${problem.id}`, config.publicUrl).href,
  };
}

function toOffice({ config, settings }: ServerContext, customer: Reported['customer']) {
  const replyTo = customer.email && { name: displayName(customer), address: customer.email };
  return { to: config.officeEmail ?? settings().email, ...(replyTo && { replyTo }) };
}

async function toCustomer(
  context: ServerContext,
  { problem, customer, visit }: Reported,
  { reply, remedy, id }: { reply: string | null; remedy: string | null; id: string },
): Promise<Mail | undefined> {
  if (customer.disabledAt || !customer.email) return undefined;
  const settings = context.settings();
  const { publicUrl } = context.config;
  const language = writtenLanguage(customer.language);
  const mail = await problemReplyMail(
    {
      language,
      firstName: customer.firstName,
      kind:
        language === 'es' ? spanishProblemKinds[problem.kind] : labelOf(problemKinds, problem.kind),
      description: problem.description,
      reply,
      remedy,
      serviceType: visit.serviceType,
      date: visit.scheduledDate,
      link: new URL(`/customer-portal/problems/${problem.id}`, publicUrl).href,
    },
    settings,
  );
  return {
    ...mail,
    to: customer.email,
    id,
  };
}

/** What was decided, with when we come where we come again, in the language of its customer. */
function describeRemedy(
  { kind, amount, method, visit }: Remedy,
  { customer, remedyVisit }: Reported,
): string {
  const language = writtenLanguage(customer.language);
  const label = remedyLabel({ kind, amount, method, date: visit?.date ?? null }, language);
  return visit && remedyVisit
    ? `${label}, ${describeWindow(remedyVisit.scheduledTime, language)}`
    : label;
}

function labelOf(labels: readonly { value: string; label: string }[], value: string): string {
  return labels.find((one) => one.value === value)?.label ?? value;
}
