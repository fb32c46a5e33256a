// The form of a new offer with everything that is known already: from a lead, a customer, a property or a draft, at the held price
// or that of the list, with the days that crews have.
import { serviceReach } from '#company/rules/customers/service-reach.ts';
import { estimateLot, lawnAreaOf } from '#company/rules/leads/lot-size.ts';
import {
  type LawnAddOn,
  type LawnFrequency,
  lawnAddOnIds,
  lawnFrequencyIds,
} from '#company/rules/money/lawn-price.ts';
import { addDays } from '#company/rules/time/company-time.ts';
import {
  mowingLines,
  needsPerson,
  type PlanVisitLines,
  receiptLines,
} from '#company/rules/visits/offer-price.ts';
import type { PlanOfferForm, PlanOfferFormQuery } from '#contract/visits/plan-offer-desk.ts';
import type { PlanRequestRow } from '#server/leads/plan-requests/plan-request.queries.ts';
import type { ServerContext } from '../../context.ts';
import { listActiveCrews } from './first-days.queries.ts';
import { suggestFirstDays } from './first-days.ts';
import { type FormSource, readFormSource } from './offer-form.queries.ts';
import { todayOf } from './plan-offer.policy.ts';
import { findLivePlan, findOpenOffer } from './plan-offer.queries.ts';

/** How long an offer can be agreed to unless the office says otherwise, in days. */
const VALID_DAYS = 30;
const USUAL_TIME = '09:00';

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
  const { postalCode, salesTaxBasisPoints } = context.settings();
  const decision = needsPerson(
    choice.lotSize,
    place.address === '' || serviceReach(place.address, postalCode).isWithin,
  );
  const crews = await listActiveCrews(db);
  const visitTime = source.draft?.visitTime ?? USUAL_TIME;
  const wantedDay = source.draft?.firstDay ?? source.request?.startDate ?? null;
  const firstDays = await suggestFirstDays(context, db, crews, {
    address: place.address,
    point: place.point,
    from: source.request?.startDate ?? null,
    visitTime,
  });
  const onWanted = firstDays.find(({ date }) => date === wantedDay);
  const best = onWanted ?? firstDays[0];
  const prices = context.content()['mowing-prices'];
  return {
    offer: source.draft && { id: source.draft.id, version: source.draft.version },
    person: source.person,
    customerId: source.customerId,
    lead: source.lead,
    properties: source.properties.map(({ id, address, lotSize, lawnArea }) => ({
      id,
      address,
      lotSize,
      lawnArea,
    })),
    ...(await whatIsThere(context, place.propertyId, source)),
    propertyId: place.propertyId,
    address: place.address,
    ...choice,
    ...linesFor(context, source, choice, decision),
    decision,
    taxBasisPoints: source.draft?.taxBasisPoints ?? salesTaxBasisPoints,
    firstDay: source.draft?.firstDay ?? best?.date ?? null,
    crewId: source.draft ? source.draft.crewId : (best?.crew.id ?? null),
    visitTime,
    message: source.draft?.message ?? null,
    validUntil: source.draft?.validUntil ?? addDays(todayOf(context), VALID_DAYS),
    firstDays,
    crews: crews.map(({ id, name }) => ({ id, name })),
    frequencies: prices.frequencies.map(({ value, label }) => ({ value, label })),
    offeredAddOns: prices.addOns.map(({ id, name, everyVisit }) => ({ id, name, everyVisit })),
  };
}

type Place = {
  propertyId: number | null;
  address: string;
  lotSize: number | null;
  lawnArea: number | null;
  point: readonly [number, number] | null;
};

/** The chosen property, else that of the lead's address, else the first; a typed address is a new one. */
function placeIn({ properties, address }: FormSource, query: PlanOfferFormQuery): Place {
  const typed = query.address ?? '';
  const known =
    properties.find(({ id }) => id === query.propertyId) ??
    (typed ? undefined : properties.find((one) => isSamePlace(one.address, address))) ??
    (typed || address ? undefined : properties[0]);
  if (!known) {
    return {
      propertyId: null,
      address: typed || address,
      lotSize: null,
      lawnArea: null,
      point: null,
    };
  }
  const { id, latitude, longitude, lotSize, lawnArea } = known;
  const point = latitude !== null && longitude !== null ? ([latitude, longitude] as const) : null;
  return { propertyId: id, address: known.address, lotSize, lawnArea, point };
}

function isSamePlace(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return other !== '' && plain(one) === plain(other);
}

type Choice = {
  frequency: LawnFrequency;
  addOns: LawnAddOn[];
  lotSize: number;
  lawnArea: number;
};

function choiceIn(
  context: ServerContext,
  { draft, request }: FormSource,
  query: PlanOfferFormQuery,
  place: Place,
): Choice {
  const lotSize =
    query.lotSize ??
    draft?.lotSize ??
    request?.propertySize ??
    place.lotSize ??
    estimateLot(place.address).propertySize;
  const known = draft?.lawnArea ?? request?.lawnArea ?? place.lawnArea;
  return {
    frequency: query.frequency ?? (draft ? mowingOf(draft) : request?.frequency) ?? 'weekly',
    addOns: query.addOns ?? (draft ? addOnsOf(context, draft) : (request?.addOns ?? [])),
    lotSize,
    lawnArea: query.lawnArea ?? known ?? lawnAreaOf(lotSize),
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

async function whatIsThere(
  { db }: ServerContext,
  propertyId: number | null,
  { draft }: FormSource,
) {
  if (propertyId === null) return { openOfferId: null, hasPlan: false };
  const open = await findOpenOffer(db, propertyId, 'mowing');
  return {
    openOfferId: open && open.id !== draft?.id ? open.id : null,
    hasPlan: (await findLivePlan(db, propertyId, 'mowing')) !== undefined,
  };
}
