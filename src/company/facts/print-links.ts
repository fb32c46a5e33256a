// What short links are printed on, and the pages of ours that they may lead to (docs/product/print.md#short-links).

export const printLinkKinds = [
  { value: 'flyer', label: 'Flyer' },
  { value: 'card', label: 'Business card' },
  { value: 'truck', label: 'Truck' },
  { value: 'yard-sign', label: 'Yard sign' },
  { value: 'post', label: 'Post' },
] as const;
export type PrintLinkKind = (typeof printLinkKinds)[number]['value'];

/** No other address can be written into a link, so none leads away from the site. */
export const printLinkTargets = [
  { value: '/', label: 'Home page' },
  { value: '/quote', label: 'Free quote' },
  { value: '/book', label: 'Book a consultation' },
  { value: '/lawn-plan', label: 'Lawn plan' },
  { value: '/services', label: 'Services' },
  { value: '/gallery', label: 'Gallery' },
  { value: '/contact', label: 'Contact' },
] as const;
export type PrintLinkTarget = (typeof printLinkTargets)[number]['value'];

/** Letters and digits that no one takes for another, read aloud or from a truck. */
export const CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
export const CODE_LENGTH = 6;
