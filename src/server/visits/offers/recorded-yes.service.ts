// The yes that a customer gives by telephone or on paper, as the office records it, and what it answers to an objection.
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { dateInZone, toInstant } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { DeskPlanOffer, RecordedYes } from '#contract/visits/plan-offer-desk.ts';
import type { StartAgreement } from '#contract/visits/plan-offers.ts';
import { refusedField } from '#server/booking/office-calendar/office-calendar.policy.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { planAgreements } from '#server/platform/database/schema/plan-offer.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { openOffer } from './lock-plan-offer.ts';
import { requireAnswerable, requireOffer, requireSameText } from './plan-offer.policy.ts';
import { readOffer } from './plan-offer.queries.ts';
import { planObjectionMail } from './plan-offer-mails.ts';
import { presentDeskOffer, presentStart } from './present-plan-offer.ts';
import { startOffered } from './start-plan.ts';

/**
 * Records a yes: the plan starts as by the customer's own, and they get the copy with a link by which they can object.
 *
 * @throws RequestProblem 404; 409 that says how the offer stands; 422 for a day that is yet to come.
 */
export async function recordYes(
  context: ServerContext,
  id: string,
  yes: RecordedYes,
  staff: CurrentUser,
  attempt: Attempt | undefined,
): Promise<DeskPlanOffer> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const read = await openOffer(tx, (db) => readOffer(db, id));
    await requireAnswerable(context, tx, read);
    requireSameText(read, yes);
    await startOffered(context, tx, read, {
      signedName: yes.saidBy,
      way: yes.way,
      contentHash: yes.contentHash,
      agreedAt: instantOf(context, yes.saidOn),
      actorId: staff.id,
      staff,
      note: yes.note || null,
    });
    return presentDeskOffer(context, tx, requireOffer(await readOffer(tx, id)));
  });
  return answer;
}

/**
 * Answers a customer who says that they did not agree. What becomes of the plan is done to the plan.
 *
 * @throws RequestProblem 404 where no one has objected; 409 when it was answered already.
 */
export async function answerObjection(
  context: ServerContext,
  id: number,
  answer: string,
  staff: CurrentUser,
): Promise<StartAgreement> {
  const at = context.clock();
  return context.db.transaction(async (tx) => {
    const isObjected = and(eq(planAgreements.id, id), isNotNull(planAgreements.objectedAt));
    const [row] = await tx
      .update(planAgreements)
      .set({ objectionAnswer: answer, objectionAnsweredAt: at })
      .where(and(isObjected, isNull(planAgreements.objectionAnsweredAt)))
      .returning();
    if (!row) {
      const [answered] = await tx.select().from(planAgreements).where(isObjected);
      if (answered) throw new RequestProblem('wrong_state', 'This was answered already.');
      throw new RequestProblem('not_found', 'We could not find this objection.');
    }
    await audit(tx, {
      actorId: staff.id,
      action: 'plan-agreement-answered',
      subject: { type: 'plan', id: String(row.servicePlanId) },
      at,
    });
    const [user] = await tx.select().from(users).where(eq(users.id, row.userId));
    if (user?.email) {
      await context.jobs.enqueue(tx, planObjectionMail, { agreementId: id, to: 'customer' });
    }
    await announce(tx, 'portal', row.userId);
    await notifyStaff(tx, 'plan');
    return presentStart(row);
  });
}

/** A yes of today was given by now; one of an earlier day at its noon. */
function instantOf({ clock, settings }: ServerContext, day: string): Date {
  const { timeZone } = settings();
  const today = dateInZone(clock(), timeZone);
  if (day > today) throw refusedField('/saidOn', 'Please choose today or an earlier day.');
  return day === today ? clock() : toInstant(day, '12:00', timeZone);
}
