// What the forms of all offers have in common: for whom and where, sizes, what the property has already, and the days that crews have.
import { serviceReach } from '#company/rules/customers/service-reach.ts';
import { estimateLot, lawnAreaOf } from '#company/rules/leads/lot-size.ts';
import { addDays } from '#company/rules/time/company-time.ts';
import { needsPerson } from '#company/rules/visits/offer-price.ts';
import type { PlanKind } from '#company/rules/visits/plan-lines.ts';
import type {
  CommonFields,
  FirstDay,
  PlanOfferFormQuery,
} from '#contract/visits/plan-offer-form.ts';
import type { ServerContext } from '../../context.ts';
import type { CrewRow } from './first-days.queries.ts';
import type { FormSource } from './offer-form.queries.ts';
import { todayOf } from './plan-offer.policy.ts';
import { findLivePlan, findOpenOffer } from './plan-offer.queries.ts';
import { programsOnOffer } from './program-rounds.ts';

const USUAL_TIME = '09:00';

/** Where the plan is wanted. */
export type Place = {
  propertyId: number | null;
  address: string;
  lotSize: number | null;
  lawnArea: number | null;
  point: readonly [number, number] | null;
};

type PlaceQuery = Pick<PlanOfferFormQuery, 'propertyId' | 'address' | 'lotSize' | 'lawnArea'>;

/** The chosen property, else that of the lead's address, else the first; a typed address is a new one. */
export function placeIn({ properties, address }: FormSource, query: PlaceQuery): Place {
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

/** Square feet: as chosen, as drafted, as asked for, as known of the property, or estimated. */
export function sizesIn({ draft, request }: FormSource, query: PlaceQuery, place: Place) {
  const lotSize =
    query.lotSize ??
    draft?.lotSize ??
    request?.propertySize ??
    place.lotSize ??
    estimateLot(place.address).propertySize;
  const known = draft?.lawnArea ?? request?.lawnArea ?? place.lawnArea;
  return { lotSize, lawnArea: query.lawnArea ?? known ?? lawnAreaOf(lotSize) };
}

/** Why a person decides on the price of a place; null when the list does. */
export function decisionFor(
  context: ServerContext,
  { address }: Place,
  { lotSize }: { lotSize: number },
): string | null {
  return needsPerson(lotSize, address === '' || serviceReach(address, context.settings()).isWithin);
}

/** When the crew comes. */
export function visitTimeIn({ draft }: FormSource): string {
  return draft?.visitTime ?? USUAL_TIME;
}

type Days = {
  kind: PlanKind;
  crews: readonly CrewRow[];
  firstDays: FirstDay[];
  /** The day that is wanted most. */
  wantedDay: string | null;
};

/** The fields that every form has, apart from sizes and price. */
export async function commonFields(
  context: ServerContext,
  source: FormSource,
  place: Place,
  { kind, crews, firstDays, wantedDay }: Days,
): Promise<Omit<CommonFields, 'lotSize' | 'lawnArea' | 'decision'>> {
  const { draft, person, customerId, lead, properties } = source;
  const best = firstDays.find(({ date }) => date === wantedDay) ?? firstDays[0];
  return {
    offer: draft && { id: draft.id, version: draft.version },
    person,
    customerId,
    lead,
    properties: properties.map(({ id, address, lotSize, lawnArea }) => ({
      id,
      address,
      lotSize,
      lawnArea,
    })),
    ...(await whatIsThere(context, place.propertyId, kind, source)),
    propertyId: place.propertyId,
    address: place.address,
    taxBasisPoints: draft?.taxBasisPoints ?? context.settings().salesTaxBasisPoints,
    firstDay: draft?.firstDay ?? best?.date ?? null,
    crewId: draft ? draft.crewId : (best?.crew.id ?? null),
    visitTime: visitTimeIn(source),
    message: draft?.message ?? null,
    validUntil: draft?.validUntil ?? addDays(todayOf(context), context.settings().planOfferDays),
    firstDays,
    crews: crews.map(({ id, name }) => ({ id, name })),
    programs: programsOnOffer(context).map(({ slug, name }) => ({ slug, name })),
  };
}

async function whatIsThere(
  { db }: ServerContext,
  propertyId: number | null,
  kind: PlanKind,
  { draft }: FormSource,
) {
  if (propertyId === null) return { openOfferId: null, hasPlan: false };
  const open = await findOpenOffer(db, propertyId, kind);
  return {
    openOfferId: open && open.id !== draft?.id ? open.id : null,
    hasPlan: (await findLivePlan(db, propertyId, kind)) !== undefined,
  };
}
