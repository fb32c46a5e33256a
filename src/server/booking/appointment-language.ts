// In which language the person of an appointment is written to.
import type { Language } from '#company/facts/languages.ts';
import { findUserRow } from '#server/accounts/account.queries.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { AppointmentRow } from './booking.queries.ts';

/** The one that the person with its address has said, else that of the page it was booked on (docs/decisions/0116-a-mail-for-each-language.md). */
export async function languageOfAppointment(
  db: Db,
  { customerEmail, language }: Pick<AppointmentRow, 'customerEmail' | 'language'>,
): Promise<Language> {
  const person = await findUserRow(db, customerEmail);
  return person?.language ?? language;
}
