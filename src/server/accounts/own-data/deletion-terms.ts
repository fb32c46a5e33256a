// How long an account that is to be deleted waits, and for how long what the law asks for is kept afterwards.

/** Days in which the person may change their mind (docs/product/data-and-safety.md#deleting-an-account). */
export const DAYS_TO_UNDO = 7;

/** Texas asks for records of taxed sales for four years (Texas Tax Code 111.0041, 34 TAC 3.281). */
const YEARS_KEPT = 4;

/** What was made before this instant is no longer kept. */
export function retainedFrom(now: Date): Date {
  const from = new Date(now);
  from.setUTCFullYear(from.getUTCFullYear() - YEARS_KEPT);
  return from;
}

/** Stands where a name stood. */
export const NO_NAME = 'Deleted customer';

/** An address that reaches no one (RFC 2606), so that the real one can be used for a new account. */
export function noAddress(userId: string): string {
  return `deleted-${userId}@deleted.invalid`;
}
