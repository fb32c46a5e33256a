// What a customer can ask for in the portal beside the plan, at which price, and how soon (docs/product/portal.md#add-on-prices).
import type { ServiceRequestStatus } from '../rules/quotes/service-request-machine.ts';

/**
 * Value, label and price text of each service, in the order of the form. The label is what a request carries; `rate` is the
 * price by which a quote starts, null where each one is priced by itself.
 */
export const addOnServices = [
  {
    value: 'shrub-pruning',
    label: 'Shrub Pruning',
    price: 'from $25 per shrub',
    rate: { cents: 2500, unit: 'shrub' },
  },
  {
    value: 'tree-trimming',
    label: 'Tree Trimming',
    price: 'from $75 per tree',
    rate: { cents: 7500, unit: 'tree' },
  },
  {
    value: 'mulch',
    label: 'Mulch Installation',
    price: '$45 per cubic yard',
    rate: { cents: 4500, unit: 'cubic yard' },
  },
  {
    value: 'fertilization',
    label: 'Fertilization',
    price: '$0.50 per sq ft',
    rate: { cents: 50, unit: 'sq ft' },
  },
  {
    value: 'weed-control',
    label: 'Weed Control',
    price: '$0.25 per sq ft',
    rate: { cents: 25, unit: 'sq ft' },
    isPesticide: true,
  },
  {
    value: 'irrigation',
    label: 'Irrigation Repair',
    price: '$85 per hour',
    rate: { cents: 8500, unit: 'hour' },
  },
  { value: 'lighting', label: 'Landscape Lighting', price: 'custom quote', rate: null },
  { value: 'other', label: 'Other', price: 'custom quote', rate: null },
] as const;

/**
 * The services that we may offer: a pesticide is applied for hire only under a license of the Texas Department of Agriculture
 * (Agriculture Code 76.102), whose number is a setting of the business.
 */
export function offeredAddOns({
  pesticideLicense,
}: {
  pesticideLicense: string;
}): readonly (typeof addOnServices)[number][] {
  const isLicensed = pesticideLicense.trim() !== '';
  return addOnServices.filter((service) => isLicensed || !('isPesticide' in service));
}

export type AddOnLabel = (typeof addOnServices)[number]['label'];

/** How soon it should be done: the column, its CHECK constraint and the schemas of the contract are made from these. */
export const urgencyValues = ['flexible', 'normal', 'urgent'] as const;
export type Urgency = (typeof urgencyValues)[number];

/** The words for each; the hint is the promise that goes with it. */
export const urgencies: readonly { value: Urgency; label: string; hint: string }[] = [
  { value: 'flexible', label: 'Flexible', hint: 'within 2 weeks' },
  { value: 'normal', label: 'Normal', hint: 'within 1 week' },
  { value: 'urgent', label: 'Urgent', hint: 'within 3 days' },
];

/** The statuses of a request, in the order in which it goes through them, with the words that people read. */
export const requestStatuses: readonly { value: ServiceRequestStatus; label: string }[] = [
  { value: 'pending', label: 'Under Review' },
  { value: 'quoted', label: 'Quote Ready' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'completed', label: 'Completed' },
  { value: 'declined', label: 'Declined' },
  { value: 'cancelled', label: 'Canceled' },
];

/** The words for a status. */
export function requestStatusLabel(status: ServiceRequestStatus): string {
  return requestStatuses.find(({ value }) => value === status)?.label ?? status;
}
