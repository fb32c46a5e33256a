// The digest of what was held for review, for the office.
import { and, desc, gt, lte } from 'drizzle-orm';
import { leads } from '#server/platform/database/schema/lead.ts';
import { heldLeadsMail } from '#server/platform/mail/lead-mail.tsx';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { ServerContext } from '../../context.ts';
import { isHeld } from './held-digest.ts';

/** So many are named; the list in the console has all of them. */
const NAMED = 20;

/** The mail of a digest; undefined when all of it was let in or erased meanwhile. */
export async function heldDigestMailOf(
  context: ServerContext,
  { since, until }: { since: number; until: number },
): Promise<Mail | undefined> {
  const { db, config } = context;
  const settings = context.settings();
  const within = and(
    isHeld,
    gt(leads.arrivedAt, new Date(since)),
    lte(leads.arrivedAt, new Date(until)),
  );
  const count = await db.$count(leads, within);
  if (count === 0) return undefined;
  const rows = await db
    .select({ name: leads.name, kind: leads.kind })
    .from(leads)
    .where(within)
    .orderBy(desc(leads.arrivedAt), desc(leads.id))
    .limit(NAMED);
  const link = new URL('/console/leads?view=held', config.publicUrl).href;
  const mail = await heldLeadsMail({ count, rows, link }, settings);
  return { ...mail, to: config.officeEmail ?? settings.email, id: `held-leads-${until}` };
}
