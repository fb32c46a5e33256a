// Prices a lawn plan on the server; the page only shows the same figures sooner
// (docs/product/lawn-plans-and-prices.md).

import { addressRefused } from '#company/facts/lawn-plan-messages.ts';
import { type ReachSettings, serviceReach } from '#company/rules/customers/service-reach.ts';
import { estimateLot, lawnAreaOf } from '#company/rules/leads/lot-size.ts';
import {
  type LawnDiscount,
  type LawnPlan,
  type LawnPlanPrice,
  type LawnPrices,
  priceLawnPlan,
} from '#company/rules/money/lawn-price.ts';
import { amountOf, centsOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { nextServiceDay } from '#company/rules/visits/service-days.ts';
import type {
  PlanPrice,
  PlanPriceRequest,
  PlanRequest,
  PromoCode,
} from '#contract/leads/plan-request.ts';
import type { FieldError } from '#contract/platform/problem.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { closedServiceDays } from './plan-request.queries.ts';
import { findPromoCode, invalidFields, type PromoCodeRow, promoFault } from './promo-codes.ts';

/** What the price endpoint and the request have in common. */
type Choices = Pick<PlanRequest, 'frequency' | 'addOns' | 'promoCode'>;

/** A plan with its price and the code that made it, if any. */
type Priced = { plan: LawnPlan; price: LawnPlanPrice; promo: PromoCodeRow | null };

/**
 * Answers what a plan costs.
 *
 * @throws RequestProblem 422 when the address is out of reach or the promo code cannot be used.
 */
export async function quoteLawnPlan(
  context: ServerContext,
  request: PlanPriceRequest,
): Promise<PlanPrice> {
  const { db, clock, settings, content } = context;
  const company = settings();
  const { timeZone } = company;
  const today = dateInZone(clock(), timeZone);
  const { address, propertySize: given } = request;
  const faults: FieldError[] = [];
  if (address !== undefined && !isInReach(address, company)) faults.push(addressFault(company));
  const propertySize = given ?? estimateLot(address ?? '').propertySize;
  const lawnArea = lawnAreaOf(propertySize);
  const { price, promo } = await priceChoices(
    db,
    lawnArea,
    request,
    content()['mowing-prices'],
    today,
    faults,
  );
  if (faults.length > 0) throw invalidFields(faults);
  return {
    propertySize,
    lawnArea,
    dataSource: given === undefined ? 'local-estimate' : 'manual',
    ...asAmounts(price),
    promo: promo && presentPromo(promo),
    nextServiceDay: nextServiceDay(today, await closedServiceDays(db, today)),
  };
}

/** Prices the choices for a lawn of so many square feet; a code that cannot be used is added to the faults. */
export async function priceChoices(
  db: Db,
  lawnArea: number,
  { frequency, addOns = [], promoCode }: Choices,
  prices: LawnPrices,
  today: string,
  faults: FieldError[],
): Promise<Priced> {
  const found = promoCode ? await findPromoCode(db, promoCode, today) : null;
  if (found && 'fault' in found) faults.push(promoFault(found.fault));
  const promo = found && 'promo' in found ? found.promo : null;
  const plan = { lawnArea, frequency, addOns, discount: promo && discountOf(promo) };
  return { plan, price: priceLawnPlan(plan, prices), promo };
}

/** A price as it crosses the wire and is stored. */
export function asAmounts(price: LawnPlanPrice) {
  const { lines, firstVisitCents, everyVisitCents, visitsPerYear, firstYearCents } = price;
  return {
    lines: lines.map(({ label, cents }) => ({ label, amount: amountOf(cents) })),
    firstVisitTotal: amountOf(firstVisitCents),
    everyVisitTotal: amountOf(everyVisitCents),
    visitsPerYear,
    firstYearTotal: firstYearCents === null ? null : amountOf(firstYearCents),
  };
}

/** The error of an address that we do not serve. */
export function addressFault(company: Parameters<typeof addressRefused>[0]): FieldError {
  return { pointer: '/address', detail: addressRefused(company) };
}

/** Whether we drive to an address. */
export function isInReach(address: string, company: ReachSettings): boolean {
  return serviceReach(address, company).isWithin;
}

function discountOf({ code, percent, amount }: PromoCodeRow): LawnDiscount {
  return { code, percent, cents: amount === null ? null : centsOf(amount) };
}

function presentPromo(row: PromoCodeRow): PromoCode {
  const { code, description, spanishDescription, percent, amount } = row;
  return { code, description, spanishDescription, percent, amount };
}
