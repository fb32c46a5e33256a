// The form of a new offer with everything that is known already: from a lead, a customer, a property or a draft, at the held price
// or that of the list, with the days that crews have.
import {
  type LawnAddOn,
  type LawnFrequency,
  lawnAddOnIds,
  lawnFrequencyIds,
} from '#company/rules/money/lawn-price.ts';
import {
  mowingLines,
  type PlanVisitLines,
  receiptLines,
} from '#company/rules/visits/offer-price.ts';
import type { PlanOfferForm, PlanOfferFormQuery } from '#contract/visits/plan-offer-form.ts';
import type { PlanRequestRow } from '#server/leads/plan-requests/plan-request.queries.ts';
import type { ServerContext } from '../../context.ts';
import { listActiveCrews } from './first-days.queries.ts';
import { suggestFirstDays } from './first-days.ts';
import {
  commonFields,
  decisionFor,
  type Place,
  placeIn,
  sizesIn,
  visitTimeIn,
} from './form-parts.ts';
import { type FormSource, readFormSource } from './offer-form.queries.ts';
import { todayOf } from './plan-offer.policy.ts';

/**
 * The form. What the query chooses comes before what is known.
 *
 * @throws RequestProblem 404 for a lead, customer, property or draft that is not there; 422 when none is named.
 */
export async function readOfferForm(
  context: ServerContext,
  query: PlanOfferFormQuery,
): Promise<PlanOfferForm> {
  const { db } = context;
  const source = await readFormSource(context, query);
  const place = placeIn(source, query);
  const choice = choiceIn(context, source, query, place);
  const decision = decisionFor(context, place, choice);
  const crews = await listActiveCrews(db);
  const asked = source.request?.startDate ?? null;
  const firstDays = await suggestFirstDays(context, db, crews, {
    address: place.address,
    point: place.point,
    from: asked,
    visitTime: visitTimeIn(source),
  });
  const wantedDay = source.draft?.firstDay ?? asked;
  const prices = context.content()['mowing-prices'];
  return {
    ...(await commonFields(context, source, place, {
      kind: 'mowing',
      crews,
      firstDays,
      wantedDay,
    })),
    ...choice,
    ...linesFor(context, source, choice, decision),
    decision,
    frequencies: prices.frequencies.map(({ value, label }) => ({ value, label })),
    offeredAddOns: prices.addOns.map(({ id, name, everyVisit }) => ({ id, name, everyVisit })),
  };
}

type Choice = {
  frequency: LawnFrequency;
  addOns: LawnAddOn[];
  lotSize: number;
  lawnArea: number;
};

function choiceIn(
  context: ServerContext,
  source: FormSource,
  query: PlanOfferFormQuery,
  place: Place,
): Choice {
  const { draft, request } = source;
  return {
    frequency: query.frequency ?? (draft ? mowingOf(draft) : request?.frequency) ?? 'weekly',
    addOns: query.addOns ?? (draft ? addOnsOf(context, draft) : (request?.addOns ?? [])),
    ...sizesIn(source, query, place),
  };
}

function mowingOf({ frequency }: { frequency: string }): LawnFrequency | undefined {
  return lawnFrequencyIds.find((one) => one === frequency);
}

/** The add-ons that the lines of a draft name. */
function addOnsOf(context: ServerContext, { firstVisitLines }: PlanVisitLines): LawnAddOn[] {
  const named = new Set(firstVisitLines.map(({ label }) => label));
  const { addOns } = context.content()['mowing-prices'];
  return addOns.filter(({ name }) => named.has(name)).map(({ id }) => id);
}

/** The lines: of the draft or the held receipt as long as nothing else is chosen, else of the list; none where a person decides. */
function linesFor(
  context: ServerContext,
  source: FormSource,
  choice: Choice,
  decision: string | null,
): PlanVisitLines & Pick<PlanOfferForm, 'heldPrice'> {
  const { draft, request } = source;
  const drafted = draft && { ...draft, frequency: mowingOf(draft) ?? choice.frequency };
  if (drafted && isSameChoice({ ...drafted, addOns: addOnsOf(context, drafted) }, choice)) {
    const { firstVisitLines, everyVisitLines } = drafted;
    return { firstVisitLines, everyVisitLines, heldPrice: null };
  }
  if (request && isHeld(context, request) && isSameChoice(sizesOf(request), choice)) {
    return {
      ...receiptLines(request.priceLines, request.everyVisitTotal),
      heldPrice: { number: request.priceNumber, until: request.priceHeldUntil ?? '' },
    };
  }
  if (decision) return { firstVisitLines: [], everyVisitLines: [], heldPrice: null };
  return { ...mowingLines(choice, context.content()['mowing-prices']), heldPrice: null };
}

/** Whether the price of a receipt still holds, whatever the list says by now (docs/product/plans.md#held-prices). */
function isHeld(context: ServerContext, { priceHeldUntil }: PlanRequestRow): boolean {
  return priceHeldUntil !== null && todayOf(context) <= priceHeldUntil;
}

function sizesOf({ propertySize, ...request }: NonNullable<FormSource['request']>): Choice {
  return { ...request, lotSize: propertySize };
}

function isSameChoice(one: Choice, other: Choice): boolean {
  return (
    one.frequency === other.frequency &&
    one.lotSize === other.lotSize &&
    one.lawnArea === other.lawnArea &&
    lawnAddOnIds.every((id) => one.addOns.includes(id) === other.addOns.includes(id))
  );
}
