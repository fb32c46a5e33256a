// The six kinds of work that the company sells, in the order of its pages; their words are content
// (docs/product/content.md).
export const serviceIds = [
  'commercial',
  'residential',
  'irrigation',
  'fencing',
  'lighting',
  'drainage',
] as const;

/** Also the last part of the address of a service's page. */
export type ServiceId = (typeof serviceIds)[number];
