// How far a mail got, from what is known of every mail that leaves: its status, and why it waits, until when, or was not delivered.
import { type SQL, sql } from 'drizzle-orm';

/** Until then a mail that no one has tried yet may still be on its way; of an older one the line is forgotten. */
const FORGOTTEN_AFTER = sql`interval '2 days'`;

/** By whose clock, and when one looks. */
export type MailClock = { now: Date; timeZone: string };

/** Why it got no further or came back, in words; null for what left. `sent` is a row of sent_mails. */
export function mailReason(sent: SQL, { timeZone }: MailClock): SQL {
  return sql`case when ${sent}.returned_at is not null then ${sent}.return_reason else case ${sent}.status when 'failed' then ${sent}.last_reason when 'waiting' then nullif(concat_ws(' ', (
      select 'It is tried again on ' || to_char(job.start_after at time zone ${timeZone}, 'FMMonth FMDD at FMHH12:MI AM') || '.'
      from pgboss.job as job where job.name = ${sent}.kind and job.id = ${sent}.job_id and job.state = 'retry'),
    ${sent}.last_reason), '') end end`;
}

/** How far a mail got that was handed over; null where there is none. */
export function sentStatus(sent: SQL): SQL {
  return sql`case when ${sent}.returned_at is not null then 'failed' else ${sent}.status end`;
}

/** How far a mail got that was written at an instant and handed over; `sent` may be missing. */
export function mailStatus(sent: SQL, writtenAt: SQL, { now }: MailClock): SQL {
  return sql`coalesce(${sentStatus(sent)}, case
    when ${writtenAt} > ${now.toISOString()}::timestamptz - ${FORGOTTEN_AFTER} then 'waiting' else 'sent' end)`;
}
