// Which mail a lead's job means: its reader, its words and where a reply goes. Loaded with the first mail, because the
// templates are large.
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { leadEntries } from '#server/platform/database/schema/lead.ts';
import { addressFor } from '#server/platform/inbound-mail/reply-address.ts';
import { leadAnswerMail, leadNewsMail } from '#server/platform/mail/lead-mail.tsx';
import { handOver, type Mail } from '#server/platform/mail/mailer.ts';
import type { ServerContext } from '../../context.ts';
import { photosOfEntry } from './lead-entries.ts';
import { LEAD_REPLY } from './lead-reply.ts';
import { findLeadById, subjectOf } from './lead-source.ts';

type Entry = typeof leadEntries.$inferSelect;

/** Our answer to the person; undefined when the lead was erased meanwhile. */
export async function leadAnswerMailOf(
  context: ServerContext,
  entryId: number,
): Promise<Mail | undefined> {
  const { config } = context;
  const entry = await findEntry(context, entryId);
  if (!entry) return undefined;
  const settings = context.settings();
  const { subject = '', to = '' } = entry.details as { subject?: string; to?: string };
  const before = await lastMailIn(context, entry);
  const words = { language: 'en' as const, subject, text: entry.text };
  const replyTo = {
    name: settings.shortName,
    address:
      addressFor(context, { kind: LEAD_REPLY, id: String(entry.leadId) }) ??
      config.officeEmail ??
      settings.email,
  };
  const mail = await leadAnswerMail(words, settings);
  return {
    ...mail,
    to,
    replyTo,
    id: `lead-answer-${entry.id}`,
    ...(before && { inReplyTo: before }),
  };
}

/** A template, as its reader gets it, to someone on the staff who waits for it. */
export async function handOverTemplate(
  context: ServerContext,
  { subject, text }: { subject: string; text: string },
  { email }: CurrentUser,
) {
  const mail = await leadAnswerMail({ language: 'en', subject, text }, context.settings());
  return handOver(context, { ...mail, to: email });
}

/** The office hears of a reply. */
export async function leadNewsMailOf(
  context: ServerContext,
  entryId: number,
): Promise<Mail | undefined> {
  const { db, config } = context;
  const entry = await findEntry(context, entryId);
  const lead = entry && (await findLeadById(db, entry.leadId));
  if (!entry || !lead) return undefined;
  const settings = context.settings();
  const { subject = '', from = '' } = entry.details as { subject?: string; from?: string };
  const facts = {
    name: lead.name,
    about: subjectOf(lead, context),
    subject,
    text: entry.text,
    photos: (await photosOfEntry(db, entry.id)).length,
    link: new URL(`/console/leads/${lead.kind}/${lead.sourceId}`, config.publicUrl).href,
  };
  const mail = await leadNewsMail(facts, settings);
  return {
    ...mail,
    to: config.officeEmail ?? settings.email,
    id: `lead-news-${entry.id}`,
    ...(from && { replyTo: { name: lead.name, address: from } }),
  };
}

/** The mail server has taken it. */
export async function markSent({ db, clock }: ServerContext, entryId: number): Promise<void> {
  await db.update(leadEntries).set({ sentAt: clock() }).where(eq(leadEntries.id, entryId));
}

async function findEntry({ db }: ServerContext, id: number): Promise<Entry | undefined> {
  const [entry] = await db.select().from(leadEntries).where(eq(leadEntries.id, id));
  return entry;
}

/** The Message-ID of the mail before that came from the person, so that both programs keep them together. */
async function lastMailIn({ db }: ServerContext, entry: Entry): Promise<string | undefined> {
  const [row] = await db
    .select({ id: sql<string>`${leadEntries.details} ->> 'messageId'` })
    .from(leadEntries)
    .where(
      and(
        eq(leadEntries.leadId, entry.leadId),
        eq(leadEntries.kind, 'mail-in'),
        lt(leadEntries.id, entry.id),
      ),
    )
    .orderBy(desc(leadEntries.id))
    .limit(1);
  return row?.id || undefined;
}
