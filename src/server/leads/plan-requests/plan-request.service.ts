// Takes a request for a lawn plan, in one transaction that names all its consequences.
import { lineLabelsInSpanish } from '#company/facts/lawn-plan-messages.es.ts';
import { estimateLot, lawnAreaOf } from '#company/rules/leads/lot-size.ts';
import { type LawnPlan, type PriceLine, priceLawnPlan } from '#company/rules/money/lawn-price.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import { needsPerson, savedReceipt } from '#company/rules/visits/offer-price.ts';
import { startDateFault } from '#company/rules/visits/service-days.ts';
import type { ReviewReason } from '#contract/leads/form-guard.ts';
import type { PlanReceipt, PlanRequest } from '#contract/leads/plan-request.ts';
import type { FieldError } from '#contract/platform/problem.ts';
import { onlyIn } from '#contract/site/content/translated-texts.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { retryOnConflict } from '#server/platform/database/retry.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { knownVia } from '#server/platform/http/via.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { hasTooManyLinks } from '../form-guard/content-signs.ts';
import { type Inspection, spend } from '../form-guard/form-guard.ts';
import { takeHeldTurn } from '../form-guard/held-digest.ts';
import { addressFault, asAmounts, isInReach, priceChoices } from './lawn-plan-price.ts';
import { planLead } from './plan-request.lead.ts';
import {
  closedServiceDays,
  countRecentPlans,
  type PlanRequestRow,
} from './plan-request.queries.ts';
import { enqueuePlanMails } from './plan-request-mails.ts';
import { countPromoUse, invalidFields } from './promo-codes.ts';

/** What the guard found about the sender, and the key of the attempt. */
export type PlanSender = { inspection: Inspection; attempt: Attempt | undefined };

/** The plan as the server calculates it, ready to be kept. */
type CheckedPlan = Pick<PlanRequestRow, 'lawnArea' | 'priceLines' | 'promoCode' | 'priceHeldUntil'>;

/** An address that asks more often than this within an hour is looked at first. */
const REQUESTS_PER_HOUR = 3;

/**
 * Checks a plan against our own rules and prices, keeps it, counts its promo code and has the mails sent, then writes its
 * line in the journal. An odd one is reviewed and answered like any other. With a request key it happens once and
 * every repetition gets the first answer.
 *
 * @throws RequestProblem 422 naming the fields when address, size, day, code or price do not hold, 503 when the request
 *   could not be kept safely.
 */
export async function requestPlan(
  context: ServerContext,
  request: PlanRequest,
  sender: PlanSender,
): Promise<PlanReceipt> {
  const now = context.clock();
  const kept = await retryOnConflict(() =>
    answerOnce(context.db, sender.attempt, async (tx) => {
      const plan = await checkPlan(tx, context, request, now);
      const reasons = [
        ...(await spend(tx, sender.inspection)),
        ...(await contentReasons(tx, request, now)),
      ];
      const via = await knownVia(tx, sender.inspection.via);
      const row = await insertPlan(tx, request, { ...plan, via }, reasons, now);
      // A robot must not use a code up before people can.
      if (plan.promoCode && reasons.length === 0) await countPromoUse(tx, plan.promoCode);
      const tellsOffice = reasons.length === 0 || (await takeHeldTurn(tx, now));
      await enqueuePlanMails(context.jobs, tx, row.id, reasons, { tellsOffice });
      await notifyStaff(tx, 'lead', `plan-${row.id}`);
      const { priceNumber, priceHeldUntil } = row;
      return { id: row.id, createdAt: row.createdAt.toISOString(), priceNumber, priceHeldUntil };
    }),
  );
  await context.journal.append(planLead, kept.answer.id, sender.attempt);
  return kept.answer;
}

/** Everything that the page showed, calculated again. */
async function checkPlan(
  tx: Tx,
  context: Pick<ServerContext, 'settings' | 'content'>,
  request: PlanRequest,
  now: Date,
): Promise<CheckedPlan> {
  const company = context.settings();
  const { timeZone } = company;
  const today = dateInZone(now, timeZone);
  const faults: FieldError[] = [];
  if (!isInReach(request.address, company)) faults.push(addressFault(company));
  faults.push(...sizeFaults(request));
  const dayFault = startDateFault(request.startDate, today, await closedServiceDays(tx, today));
  if (dayFault) faults.push({ pointer: '/startDate', detail: dayFault });
  const lawnArea = lawnAreaOf(request.propertySize);
  const prices = context.content()['mowing-prices'];
  const { plan, price, promo } = await priceChoices(tx, lawnArea, request, prices, today, faults);
  const { firstVisitTotal, everyVisitTotal } = asAmounts(price);
  // While another field is wrong, the price cannot be right.
  if (faults.length === 0)
    faults.push(...priceFaults(request, { firstVisitTotal, everyVisitTotal }));
  if (faults.length > 0) throw invalidFields(faults);
  return {
    lawnArea,
    priceLines: savedReceipt(price.lines, prices, linesShown(context, request, plan)),
    promoCode: promo?.code ?? null,
    priceHeldUntil: heldUntil(context, request, today),
  };
}

/** The lines as a Spanish page showed them; none of an English one. */
function linesShown(
  { content }: Pick<ServerContext, 'content'>,
  { language }: PlanRequest,
  plan: LawnPlan,
): readonly PriceLine[] {
  if (language !== 'es') return [];
  return priceLawnPlan(plan, onlyIn(content(), 'mowing-prices', 'es'), lineLabelsInSpanish).lines;
}

/** The last day on which the price is held; none for a lot that a person looks at before it has a price. */
function heldUntil(
  { settings }: Pick<ServerContext, 'settings'>,
  { propertySize }: PlanRequest,
  today: string,
): string | null {
  return needsPerson(propertySize, true) ? null : addDays(today, settings().priceHeldDays);
}

/** An estimated size must be ours; a manual one is the person's own. */
function sizeFaults({ dataSource, address, propertySize }: PlanRequest): FieldError[] {
  const estimate = estimateLot(address).propertySize;
  if (dataSource === 'manual' || propertySize === estimate) return [];
  const detail = `We estimate this lot at ${estimate.toLocaleString('en-US')} sq ft. Please check your address again, or set the size yourself.`;
  return [{ pointer: '/propertySize', detail }];
}

type Totals = Pick<PlanRequest, 'firstVisitTotal' | 'everyVisitTotal'>;

function priceFaults(shown: Totals, reckoned: Totals): FieldError[] {
  const names = ['firstVisitTotal', 'everyVisitTotal'] as const;
  return names
    .filter((name) => shown[name] !== reckoned[name])
    .map((name) => ({
      pointer: `/${name}`,
      detail: `The price is ${formatMoney(reckoned[name])}, not ${formatMoney(shown[name])}. Please check it before you send.`,
    }));
}

async function contentReasons(tx: Tx, request: PlanRequest, now: Date): Promise<ReviewReason[]> {
  const { firstName, lastName, address, email, notes } = request;
  const reasons: ReviewReason[] = [];
  if (hasTooManyLinks(notes ?? '', [firstName, lastName, address])) reasons.push('links');
  if ((await countRecentPlans(tx, email, now)) >= REQUESTS_PER_HOUR)
    reasons.push('repeated_sender');
  return reasons;
}

async function insertPlan(
  tx: Tx,
  request: PlanRequest,
  plan: CheckedPlan & { via: string | null },
  reasons: ReviewReason[],
  now: Date,
): Promise<PlanRequestRow> {
  const { firstName, lastName, email, phone, address, propertySize, dataSource } = request;
  const { frequency, addOns = [], startDate, firstVisitTotal, everyVisitTotal } = request;
  const [row] = await tx
    .insert(planRequests)
    .values({
      firstName,
      lastName,
      email,
      phone,
      address,
      propertySize,
      dataSource,
      frequency,
      addOns: [...new Set(addOns)],
      startDate,
      firstVisitTotal,
      everyVisitTotal,
      ...plan,
      notes: request.notes || null,
      language: request.language ?? 'en',
      underReview: reasons.length > 0,
      reviewReasons: reasons,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('the plan request was not written');
  return row;
}
