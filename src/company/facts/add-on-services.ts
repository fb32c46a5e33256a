// What a customer can ask for in the portal beside the plan, and how soon (docs/product/portal.md#add-on-prices).

/**
 * Value and label of each service, in the order of the form. The label is what a request carries; what each costs is the owner's
 * (docs/product/portal.md#add-on-prices).
 */
export const addOnServices = [
  { value: 'shrub-pruning', label: 'Shrub Pruning' },
  { value: 'tree-trimming', label: 'Tree Trimming' },
  { value: 'mulch', label: 'Mulch Installation' },
  { value: 'fertilization', label: 'Fertilization' },
  { value: 'weed-control', label: 'Weed Control', isPesticide: true },
  { value: 'irrigation', label: 'Irrigation Repair' },
  { value: 'lighting', label: 'Landscape Lighting' },
  { value: 'other', label: 'Other' },
] as const;

export type AddOnService = (typeof addOnServices)[number]['value'];

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
