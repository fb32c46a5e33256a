// What add-on work costs by the owner's list, and how a price of it is read (docs/product/portal.md#add-on-prices).
import type { AddOnService } from '../../facts/add-on-services.ts';
import { formatCents } from '../money/money.ts';

/** The price by which a quote starts. */
export type AddOnPrice = {
  readonly service: AddOnService;
  /** Null where each job is priced by itself. */
  readonly cents: number | null;
  /** What the price is for, such as "shrub". */
  readonly unit: string;
  /** Whether it is the least that it costs. */
  readonly isFrom: boolean;
};

/** The owner's list, each service once. */
export type AddOnPrices = { readonly services: readonly AddOnPrice[] };

/** How a price is read in a language; all but `custom` have {price} and {unit} in them. */
export type AddOnPriceLabels = {
  readonly custom: string;
  readonly price: string;
  readonly from: string;
};

const english: AddOnPriceLabels = {
  custom: 'custom quote',
  price: '{price} per {unit}',
  from: 'from {price} per {unit}',
};

/** "from $25 per shrub", "$0.50 per sq ft", "custom quote". */
export function addOnPriceText(
  { cents, unit, isFrom }: AddOnPrice,
  labels: AddOnPriceLabels = english,
): string {
  if (cents === null) return labels.custom;
  const price = formatCents(cents).replace('.00', '');
  return (isFrom ? labels.from : labels.price)
    .replace('{price}', () => price)
    .replace('{unit}', () => unit);
}

/** The price of a service. @throws RangeError for one that the list does not have. */
export function addOnPriceOf(service: AddOnService, { services }: AddOnPrices): AddOnPrice {
  const found = services.find((one) => one.service === service);
  if (!found) throw new RangeError(`no price of ${service}`);
  return found;
}
