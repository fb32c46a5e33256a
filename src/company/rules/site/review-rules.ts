// What holds for reviews of customers: when we ask, what they can say, and why one may stay unpublished (docs/product/reviews.md).

/** How the name is shown. */
export const reviewNames = ['first-name', 'initials'] as const;
export type ReviewName = (typeof reviewNames)[number];

/**
 * Why a review is not published. Stars and praise are no reason: leaving out by them is suppression
 * (16 CFR 465.7; docs/product/reviews.md#publishing).
 */
export const refusalReasons = [
  { value: 'personal-data', label: 'It has personal information about someone else' },
  { value: 'abusive', label: 'It has abusive, obscene or threatening language' },
  { value: 'not-our-work', label: 'It is not about our work' },
  { value: 'false-identity', label: 'It was not written by our customer' },
  { value: 'advertising', label: 'It advertises something else' },
] as const;
export type RefusalReason = (typeof refusalReasons)[number]['value'];

/** How long the words are, in characters. */
export const REVIEW_LENGTH = { min: 10, max: 2000 } as const;

/** A link can be written by for this many days. */
export const REVIEW_LINK_DAYS = 60;

/** We ask about work of the last days alone, so that a first start does not ask about a year of it. */
export const REVIEW_RECENT_DAYS = 3;

type Person = { firstName: string | null; lastName: string | null };

/** How the site calls someone whose name we do not know. */
export const NAMELESS_CUSTOMER = 'A customer';

/** Such as "Maria G." or "M. G."; "A customer" for someone whose name we do not know. */
export function shownName({ firstName, lastName }: Person, style: ReviewName): string {
  const first = style === 'initials' ? initial(firstName) : (firstName ?? '').trim();
  return [first, initial(lastName)].filter(Boolean).join(' ') || NAMELESS_CUSTOMER;
}

function initial(name: string | null): string {
  const [first] = (name ?? '').trim();
  return first ? `${first.toUpperCase()}.` : '';
}
