// How a person is called by their whole name.

/** First and last name as far as we know them, with a blank between; empty when we know neither. */
export function personName(
  person: { firstName?: string | null; lastName?: string | null } | null | undefined,
): string {
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ');
}
