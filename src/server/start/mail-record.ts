// Keeps a line for every mail that goes to someone who is none of us: to whom, about what, when. Never what it says.
import { sql } from 'drizzle-orm';
import { sentMails } from '#server/platform/database/schema/customer.ts';
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts';
import type { ServerContext } from '../context.ts';

/** A code that signs in stands in the subject, so that telephones offer it; no one of the office may read it there. */
const CODE = /\b\d{6,}\b/g;

/** The mailer, which writes down what it sends. That it could not be written down keeps no mail from going. */
export function recordingMailer(mailer: Mailer, context: ServerContext): Mailer {
  return {
    ...mailer,
    async send(mail) {
      await record(context, mail, () => noteTry(context, mail));
      await mailer.send(mail);
      await record(context, mail, () => noteTaken(context, mail));
    },
  };
}

async function record(
  context: ServerContext,
  mail: Mail,
  note: () => Promise<void>,
): Promise<void> {
  if (mail.leavesNoRecord) return;
  try {
    await note();
  } catch (error) {
    context.log.warn({ err: error }, 'a mail was not written down');
  }
}

const recipientOf = (mail: Mail) => mail.to.slice(0, 255);
const mailIdOf = (mail: Mail) => mail.id.slice(0, 200);

/**
 * Mails to ourselves tell of other people, and are left out. So is a mail that was already being written while the account of
 * its reader was deleted: until the farewell has gone, the deletion still knows that address.
 */
async function noteTry(context: ServerContext, mail: Mail): Promise<void> {
  const { config, settings, db, clock } = context;
  const recipient = recipientOf(mail);
  const ours = [config.officeEmail ?? settings().email, settings().email, ...config.staffEmails];
  if (ours.some((email) => email.toLowerCase() === recipient.toLowerCase())) return;
  await db.execute(sql`
    insert into ${sentMails} (mail_id, recipient, subject, first_tried_at)
    select ${mailIdOf(mail)}, ${recipient}, ${mail.subject.replace(CODE, '••••').slice(0, 300)},
      ${clock().toISOString()}::timestamptz
    where not exists (
      select from users where lower(email) = lower(${recipient}) and role <> 'customer')
      and not exists (
        select from account_deletions where lower(farewell_to) = lower(${recipient}))
    on conflict (mail_id, recipient) do nothing`);
}

/** Nothing, when the line went meanwhile with the account of the person. */
async function noteTaken({ db, clock }: ServerContext, mail: Mail): Promise<void> {
  await db.execute(sql`
    update ${sentMails} set taken_at = coalesce(taken_at, ${clock().toISOString()}::timestamptz)
    where mail_id = ${mailIdOf(mail)} and recipient = ${recipientOf(mail)}`);
}
