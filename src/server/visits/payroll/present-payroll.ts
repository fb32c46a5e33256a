// Shows hours as they go out: a crew's day with what it was seen as, and a person's week with its overtime.
import { createHash } from 'node:crypto';
import { displayName } from '#company/rules/customers/person-name.ts';
import { timeInZone } from '#company/rules/time/company-time.ts';
import { type Break, minutesOfBreak, unpaidMinutes } from '#company/rules/visits/breaks.ts';
import {
  datesOfWeek,
  minutesOfSpan,
  overtimeOf,
  personKey,
} from '#company/rules/visits/payroll-hours.ts';
import type { PayrollDay, PayrollRow, PayrollWeek } from '#contract/visits/payroll.ts';
import type { CrewHoursDay, Entry } from './crew-days.ts';

/** A crew's day; `seen` is the hash of everything that is shown of it. */
export function presentDay({ crewId, date, entries }: CrewHoursDay, timeZone: string): PayrollDay {
  const rows = entries.map((entry) => presentEntry(entry, timeZone));
  const seen = createHash('sha256')
    .update(JSON.stringify([crewId, date, rows]))
    .digest('hex');
  return { crewId, date, seen, rows };
}

/** The weeks of the people on some days, by name. */
export function presentPeople(days: readonly CrewHoursDay[], monday: string) {
  const all = days.flatMap(({ date, entries }) =>
    entries.flatMap((entry) => (entry.person ? [{ ...entry, date, person: entry.person }] : [])),
  );
  const weeks = Map.groupBy(all, ({ person }) => personKey(person));
  return [...weeks.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, entries]): PayrollWeek['people'][number] => {
      const minutes = datesOfWeek(monday).map((date) =>
        entries.filter((entry) => entry.date === date).reduce((sum, one) => sum + worked(one), 0),
      );
      return {
        name: entries.at(-1)?.person ?? '',
        minutes,
        total: minutes.reduce((sum, some) => sum + some, 0),
        overtime: overtimeOf(minutes).reduce((sum, some) => sum + some, 0),
        isConfirmed: entries.every(({ status }) => status === 'confirmed'),
      };
    });
}

/** Minutes that count for a person's day on a crew: without breaks that are not paid. */
export function worked({ span, breaks }: Pick<Entry, 'span' | 'breaks'>): number {
  return span ? minutesOfSpan(span) - unpaidMinutes(breaks, span) : 0;
}

function presentEntry(entry: Entry, timeZone: string): PayrollRow {
  const { person, taps, doubts, latest, status, span } = entry;
  const clock = (at: Date | null) => (at ? timeInZone(at, timeZone) : null);
  const shown = (one: Break) => ({
    from: timeInZone(one.from, timeZone),
    until: clock(one.until),
    ...{ minutes: minutesOfBreak(one), isPaid: one.isPaid },
  });
  const tapped = { from: clock(taps.from), until: clock(taps.until) };
  const counted = span ? { from: clock(span.from), until: clock(span.until) } : undefined;
  return {
    person,
    ...(counted ?? (latest ? { from: null, until: null } : tapped)),
    minutes: worked(entry),
    status,
    doubts,
    breaks: entry.breaks.map(shown),
    taps: { ...tapped, breaks: taps.breaks.map(shown) },
    reason: latest?.row.reason ?? null,
    confirmedBy: latest?.by ? displayName(latest.by) : null,
    confirmedAt: latest?.row.confirmedAt.toISOString() ?? null,
  };
}
