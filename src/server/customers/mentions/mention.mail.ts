// Which mail the mentions of someone who is away mean. Loaded with the first one, because the templates are large.

import { listOfficePeople } from '#server/accounts/office-people.queries.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { mentionMailOf } from '#server/platform/mail/mention-mail.tsx';
import type { ServerContext } from '../../context.ts';
import { listMailedMentions } from './mentions.queries.ts';

/** After looking again: undefined when they are done with all of it, or work here no longer. */
export async function mentionMailFor(
  context: ServerContext,
  { userId, mailedAt }: { userId: string; mailedAt: string },
): Promise<Mail | undefined> {
  const { db, config } = context;
  const office = await listOfficePeople(db, config.staffEmails);
  const person = office.find(({ id }) => id === userId);
  if (!person) return undefined;
  const notes = await listMailedMentions(db, userId, mailedAt);
  if (notes.length === 0) return undefined;
  const link = new URL('/console', config.publicUrl).href;
  return {
    ...(await mentionMailOf({ notes, link }, context.settings())),
    id: `mention-${userId}-${Date.parse(mailedAt)}`,
    to: person.email,
  };
}
