// In which language the people behind a conversation by text or mail have said that they are written to (docs/product/spanish.md#chat).
import { eq } from 'drizzle-orm';
import type { Language } from '#company/facts/languages.ts';
import type { Holder } from '#server/customers/customers-behind.queries.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { customersBehind } from './channel.ts';
import type { ChatRow } from './chat.queries.ts';

/** That of the customer whom staff have found behind it, else of those who have its number or address; null where no one has said one. */
export async function conversationLanguage(db: Db, session: ChatRow): Promise<Language | null> {
  const { customerId } = session;
  if (customerId === null) return languageOfAll(await customersBehind(db, session));
  return languageOfAll(
    await db.select({ language: users.language }).from(users).where(eq(users.id, customerId)),
  );
}

/** Spanish only when everyone who can be meant is written to in it. */
export function languageOfAll(people: readonly Pick<Holder, 'language'>[]): Language | null {
  if (people.every(({ language }) => language === null)) return null;
  return people.every(({ language }) => language === 'es') ? 'es' : 'en';
}
