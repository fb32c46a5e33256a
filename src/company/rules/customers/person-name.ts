// How a person is called by their whole name.

/** First and last name as far as we know them, with a blank between; empty when we know neither. */
export function personName(
  person: { firstName?: string | null; lastName?: string | null } | null | undefined,
): string {
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ');
}

/** What a person is called in a list: the name, else the email address, else the phone number. */
export function displayName(
  person: Parameters<typeof personName>[0] & { email?: string | null; phone?: string | null },
): string {
  return personName(person) || person.email || person.phone || 'Name not on file';
}

/** Who of the office has written, where they have told us no name. */
export const NAMELESS_OFFICE = 'The office';
