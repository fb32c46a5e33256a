// How mail, background work, the own calendars of staff and the certificate are.
import { connect } from 'node:tls';
import { sql } from 'drizzle-orm';
import { countOf } from '#company/rules/platform/count-label.ts';
import { adviceFor } from '#company/rules/platform/sent-message.ts';
import type { ServerContext } from '../../../context.ts';
import { isLocalInstallation } from '../../http/local-only.ts';
import { ago, type Found } from './check-result.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A try or two may fail without anything being wrong. */
const FAILING_MS = 10 * MINUTE_MS;
/** Every kind of job is looked at each second. */
const WAITING_MS = 5 * MINUTE_MS;
/** Each is read every quarter of an hour. */
const UNREAD_MS = 2 * 60 * MINUTE_MS;
const CERTIFICATE_DAYS = 14;
const CONNECT_MS = 3_000;

type MailFacts = {
  takenAt: string | null;
  failingSince: string | null;
  reason: string | null;
  failed: number;
};

export async function checkMail({ db, config, clock }: ServerContext): Promise<Found> {
  const { rows } = await db.execute<MailFacts>(sql`
    select (select taken_at::text from sent_mails where status = 'sent' and channel = 'mail' order by id desc limit 1) as "takenAt",
      waiting.since::text as "failingSince", waiting.reason,
      (select count(*)::int from (select from sent_mails where status = 'failed' limit 100) as counted) as failed
    from (select 1) as one left join lateral (
      select first_tried_at as since, last_reason as reason from sent_mails
      where status = 'waiting' and last_reason is not null and channel = 'mail' order by id limit 1) as waiting on true`);
  const { takenAt, failingSince, reason, failed } = rows[0] ?? noMail;
  const now = clock();
  const last = takenAt
    ? `The last mail left ${ago(new Date(takenAt), now)}.`
    : 'No mail has left yet.';
  if (!config.smtpUrl && !isLocalInstallation(config)) {
    const advice = 'Set SMTP_URL to your mail server; until then no mail reaches anyone.';
    return { state: 'problem', words: 'No mail server is set.', advice };
  }
  if (failingSince && now.getTime() - new Date(failingSince).getTime() > FAILING_MS) {
    const words = `A mail could not be sent since ${ago(new Date(failingSince), now)}. ${last}`;
    return { state: 'problem', words, advice: adviceFor(reason ?? ''), path: waitingPath };
  }
  if (failed > 0) {
    const words = `${countOf(failed, 'message')} could not be sent. ${last}`;
    return {
      state: 'problem',
      words,
      advice: 'Open each: send it again or set it aside.',
      path: failedPath,
    };
  }
  if (!config.smtpUrl) {
    return {
      state: 'unknown',
      words: 'No mail server is set, so mail is only shown in the mailbox on this machine.',
    };
  }
  return { state: 'ok', words: last };
}

const failedPath = '/console/settings/mails?status=failed';
const waitingPath = '/console/settings/mails?status=waiting';
const noMail: MailFacts = { takenAt: null, failingSince: null, reason: null, failed: 0 };

/** What the queue was given and what it gave up; instants of the queue are those of the database. */
export async function checkJobs({ db }: ServerContext): Promise<Found> {
  const { rows } = await db.execute<{ lateMs: number | null; failed: number }>(sql`
    select (select (extract(epoch from now() - min(start_after)) * 1000)::float8 from pgboss.job
        where state = 'created' and start_after <= now() and name not like '%-dead' and name not like '\\_\\_%') as "lateMs",
      (select count(*)::int from pgboss.job where state = 'failed' and name not like '%-mail' and name not like '%-text'
        and completed_on > now() - interval '7 days') as failed`);
  const { lateMs, failed } = rows[0] ?? { lateMs: null, failed: 0 };
  const late = Number(lateMs ?? 0);
  if (late > WAITING_MS) {
    const now = new Date(late);
    return {
      state: 'problem',
      words: `Background work is behind: the oldest was due ${ago(new Date(0), now)}.`,
      advice: 'Start the program anew. If it falls behind again, look at its log.',
    };
  }
  if (failed > 0) {
    const words = `${countOf(failed, 'job')} were given up within a week.`;
    return {
      state: 'problem',
      words,
      advice: 'The log of the program says why. What sends messages is listed there.',
    };
  }
  return { state: 'ok', words: 'Everything that was due is done.' };
}

type UnreadCalendar = { name: string; failure: string; readAt: string | null };

/** While the own calendar of someone on staff cannot be read, visitors may be offered times at which they are away. */
export async function checkCalendars({ db, clock }: ServerContext): Promise<Found> {
  const now = clock();
  const { rows } = await db.execute<UnreadCalendar>(sql`
    select coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.email) as name,
      calendar.failure, calendar.read_at::text as "readAt"
    from busy_calendars as calendar join users as person on person.id = calendar.user_id
    where calendar.failure is not null and (calendar.read_at is null
      or calendar.read_at < ${new Date(now.getTime() - UNREAD_MS).toISOString()}::timestamptz)
    order by 1 limit 20`);
  if (rows.length === 0) return { state: 'ok', words: 'None that was entered fails to be read.' };
  const said = rows.map(({ name, failure, readAt }) => {
    const last = readAt ? `was last read ${ago(new Date(readAt), now)}` : 'was never read';
    return `The calendar of ${name} ${last}: ${failure}.`;
  });
  return {
    state: 'problem',
    words: said.join(' '),
    advice:
      'Visitors may be offered times when they are away. They can enter it again under “Your calendar”.',
  };
}

/** Asks the public address as a browser would; what stands before the program has the certificate. */
export async function checkCertificate({ config, clock }: ServerContext): Promise<Found> {
  const { protocol, hostname, port } = config.publicUrl;
  if (protocol !== 'https:') {
    return { state: 'unknown', words: 'Visitors come by http, so there is no certificate.' };
  }
  const until = await certificateEnd(hostname, Number(port || 443));
  if (!until) {
    const words = `No certificate could be read at ${hostname} from this machine.`;
    return {
      state: 'unknown',
      words,
      advice: 'Open the site in a browser and look at its certificate.',
    };
  }
  const days = Math.floor((until.getTime() - clock().getTime()) / DAY_MS);
  if (days >= CERTIFICATE_DAYS)
    return { state: 'ok', words: `The certificate is good for ${countOf(days, 'day')}.` };
  return {
    state: 'problem',
    words:
      days < 0
        ? 'The certificate has expired.'
        : `The certificate expires in ${countOf(days, 'day')}.`,
    advice: 'Renew it where the web server before this program has it.',
  };
}

function certificateEnd(host: string, port: number): Promise<Date | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false });
    const end = (until?: Date) => {
      socket.destroy();
      resolve(until);
    };
    socket.setTimeout(CONNECT_MS, () => end());
    socket.once('error', () => end());
    socket.once('secureConnect', () => {
      const until = new Date(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(until.getTime()) ? undefined : until);
    });
  });
}
