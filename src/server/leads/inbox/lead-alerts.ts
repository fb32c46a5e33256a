// Texts those on call about leads that no one has answered, one person after the other, while the office is open (docs/product/going-out-soon.md#leads-that-wait).
import { inArray } from 'drizzle-orm';
import { countOf } from '#company/rules/platform/count-label.ts';
import { momentsWithin } from '#company/rules/time/clock-moments.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { hoursOn } from '#company/rules/time/reply-promise.ts';
import type { Lead } from '#contract/leads/leads.ts';
import type { AheadSource } from '#server/platform/ahead/ahead-message.ts';
import { digests } from '#server/platform/database/schema/operations.ts';
import { takeDigestTurn } from '#server/platform/jobs/digest.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { closedBetween } from '#server/platform/settings/closed-days.ts';
import { textOnCall } from '#server/platform/text-messages/send-text.ts';
import type { ServerContext } from '../../context.ts';
import { listWaitingLeads } from './lead.queries.ts';
import { leadClock } from './present-lead.ts';

/** Every five minutes. */
export const LEAD_ALERTS_SCHEDULE = '*/5 * * * *';

/** A text to whoever has a place in the list of those on call; `leads` are those it is about, as kind and id. */
export const leadAlert: JobKind<{ place: number; leads: string[] }> = { name: 'lead-alert' };

const DAY_MS = 86_400_000;
/** An older lead has been forgotten in another way than by no one having seen it; turns that were taken are kept longer. */
const LATEST_MS = 7 * DAY_MS;
const TURNS_KEPT_MS = 29 * DAY_MS;
/** Typed by anyone, and read on a lock screen. */
const NAME_SHOWN = 40;

type DueAlert = { lead: Lead; place: number; at: Date };

const nameOf = ({ kind, id }: Pick<Lead, 'kind' | 'id'>) => `${kind}/${id}`;
const turnOf = (lead: string, place: number) => `lead-alert ${lead} ${place}`;

/** The alerts that are due if the job comes at some moments, in ascending order, and no one answers in between; none while the office is closed. */
async function dueLeadAlerts(
  context: ServerContext,
  moments: readonly Date[],
): Promise<DueAlert[]> {
  const { db, settings } = context;
  const { leadAlertsAreOn, leadAlertAfterMinutes, chatNextAlertMinutes, chatOnCall } = settings();
  const [first, last] = [moments[0], moments.at(-1)];
  if (!leadAlertsAreOn || chatOnCall.length === 0 || !first || !last) return [];
  const { officeHours, timeZone } = settings();
  const closed = await closedBetween(db, dateInZone(first, timeZone), dateInZone(last, timeZone));
  const looks = momentsWithin(moments, timeZone, (date) =>
    hoursOn(date, { officeHours, timeZone, closed }),
  );
  const waiting = await listWaitingLeads(context);
  const [oldest] = waiting;
  if (!oldest) return [];
  const { minutes } = await leadClock(context, new Date(oldest.arrivedAt));
  const due = waiting.flatMap((lead) => {
    const arrived = new Date(lead.arrivedAt);
    if (first.getTime() - arrived.getTime() >= LATEST_MS) return [];
    return chatOnCall.flatMap((_, place): DueAlert[] => {
      const after = leadAlertAfterMinutes + place * chatNextAlertMinutes;
      const look = looks.find(
        ({ at }) => at.getTime() - arrived.getTime() < LATEST_MS && minutes(arrived, at) >= after,
      );
      return look ? [{ lead, place, at: look.at }] : [];
    });
  });
  const taken = await turnsAmong(
    context,
    due.map(({ lead, place }) => turnOf(nameOf(lead), place)),
  );
  return due.filter(({ lead, place }) => !taken.has(turnOf(nameOf(lead), place)));
}

async function turnsAmong({ db }: ServerContext, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: digests.name })
    .from(digests)
    .where(inArray(digests.name, names));
  return new Set(rows.map(({ name }) => name));
}

/** Enqueues what is due: one text for each person, about all leads of which they were not told. */
export async function raiseLeadAlerts(context: ServerContext): Promise<void> {
  const now = context.clock();
  const due = await dueLeadAlerts(context, [now]);
  for (const place of new Set(due.map((one) => one.place))) {
    await context.db.transaction(async (tx) => {
      const leads: string[] = [];
      for (const { lead } of due.filter((one) => one.place === place)) {
        const name = turnOf(nameOf(lead), place);
        if (await takeDigestTurn(tx, { name, quietMs: TURNS_KEPT_MS, now }))
          leads.push(nameOf(lead));
      }
      if (leads.length > 0) await context.jobs.enqueue(tx, leadAlert, { place, leads });
    });
  }
}

/** Sends one of them, about the leads that still wait; done twice, the gateway knows it by its id. */
export async function sendLeadAlert(
  context: ServerContext,
  { place, leads }: { place: number; leads: string[] },
): Promise<void> {
  const person = context.settings().chatOnCall[place];
  const waiting = (await listWaitingLeads(context)).filter((lead) => leads.includes(nameOf(lead)));
  const [longest] = waiting;
  if (!person || !longest || !context.settings().leadAlertsAreOn) return;
  const id = `lead-alert-${place}-${leads[0]?.replace('/', '-')}`;
  await textOnCall(context, { to: person.phone, text: alertText(context, waiting), id });
}

function alertText(
  { settings, config }: Pick<ServerContext, 'settings' | 'config'>,
  waiting: readonly Lead[],
): string {
  const [longest] = waiting;
  const name = longest?.name.slice(0, NAME_SHOWN) ?? '';
  const time = countOf(longest?.waitingMinutes ?? 0, 'open minute');
  const [words, path] =
    waiting.length === 1 && longest
      ? [`${name} has had no answer for ${time}.`, `/console/leads/${nameOf(longest)}`]
      : [
          `${countOf(waiting.length, 'lead')} have had no answer. The longest: ${name}, ${time}.`,
          '/console/leads',
        ];
  return `${settings().shortName} leads: ${words} ${new URL(path, config.publicUrl).href}`;
}

/** The alerts of the days to come. */
export const leadAlertsAhead: AheadSource = {
  schedule: LEAD_ALERTS_SCHEDULE,
  async list(context, moments) {
    const { chatOnCall } = context.settings();
    return (await dueLeadAlerts(context, moments)).flatMap(({ lead, place, at }) => {
      const person = chatOnCall[place];
      if (!person) return [];
      return {
        ...{ key: `lead-${lead.kind}-${lead.id}-${place}`, kind: 'lead-alert', at },
        reason: `No one has answered ${lead.name}.`,
        consent: 'It goes to ourselves, to the number on call.',
        to: { name: person.name, address: person.phone },
        path: `/console/leads/${nameOf(lead)}`,
        preview: async () => ({
          subject: 'Text message',
          text: alertText(context, [lead]),
          html: '',
        }),
      };
    });
  },
};
