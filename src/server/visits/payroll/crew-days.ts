// Puts taps and what was confirmed of them together: who worked on which crew's day, from when until when, and where it stands.
import {
  type Break,
  isWithin,
  sameBreaks,
  type TappedBreak,
  tappedBreaks,
} from '#company/rules/visits/breaks.ts';
import {
  covers,
  type HourDoubt,
  overlap,
  type PayrollStatus,
  personKey,
  type Span,
  tappedHours,
} from '#company/rules/visits/payroll-hours.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { breakTaps } from '../core/crew-breaks.ts';
import {
  type ConfirmedHours,
  confirmedBetween,
  type Dates,
  readBreaks,
  tapsBetween,
} from './payroll.queries.ts';

/** What was tapped of a person's day. */
export type Taps = { from: Date | null; until: Date | null; breaks: readonly Break[] };

/** A person's day on a crew. */
export type Entry = {
  person: string | null;
  taps: Taps;
  doubts: HourDoubt[];
  latest: ConfirmedHours | undefined;
  status: PayrollStatus;
  /** What counts by now: what was confirmed, else what was tapped. */
  span: Span | null;
  breaks: readonly Break[];
};

export type CrewHoursDay = { crewId: number; date: string; entries: Entry[] };

/** The days of all crews on which something was tapped or confirmed, in order. */
export async function readCrewDays(
  { settings }: ServerContext,
  db: Db,
  dates: Dates,
): Promise<CrewHoursDay[]> {
  const { timeZone } = settings();
  const stops = Map.groupBy(await tapsBetween(db, dates), keyOf);
  const confirmed = Map.groupBy(await confirmedBetween(db, dates), ({ row }) => keyOf(row));
  const breaks = Map.groupBy(await breakTaps(db, { ...dates, timeZone }), keyOf);
  const keys = [...new Set([...stops.keys(), ...confirmed.keys()])].sort();
  const days = keys.map((key) => {
    const [date = '', crewId = ''] = key.split(' ');
    const tapped = tappedHours(stops.get(key) ?? [], { date, timeZone });
    const onBreak = tappedBreaks(breaks.get(key) ?? []);
    const entries = entriesOf(tapped, confirmed.get(key) ?? [], onBreak);
    return { crewId: Number(crewId), date, entries };
  });
  for (const day of days) markOverlaps(day, days);
  return days.filter(({ entries }) => entries.length > 0);
}

const keyOf = ({ crewId, date }: { crewId: number | null; date: string }) => `${date} ${crewId}`;

function entriesOf(
  tapped: ReturnType<typeof tappedHours>,
  confirmed: readonly ConfirmedHours[],
  onBreak: ReadonlyMap<string, readonly TappedBreak[]>,
): Entry[] {
  const latest = new Map(confirmed.map((one) => [personKey(one.row.person), one]));
  const seen = new Set(tapped.flatMap(({ person }) => (person ? [personKey(person)] : [])));
  const untapped = [...latest.values()].filter(({ row }) => !seen.has(personKey(row.person)));
  const entries = [
    ...tapped,
    ...untapped.map(({ row }) => ({ person: row.person, from: null, until: null, doubts: [] })),
  ].map(({ person, from, until, doubts }) => {
    const key = person === null ? '' : personKey(person);
    const breaks = onBreak.get(key) ?? [];
    return entryOf({
      ...{ person, taps: { from, until, breaks }, latest: latest.get(key) },
      doubts: [...doubts, ...breakDoubts(breaks, spanOf({ from, until }))],
    });
  });
  const spans = entries.flatMap(({ person, span }) => (person && span ? [span] : []));
  return entries
    .filter(({ person, taps }) => person !== null || !covers(spans, taps))
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

/** By name; what no one is known for comes last. */
const placeOf = ({ person }: Entry) => (person === null ? '\uffff' : personKey(person));

function entryOf(tapped: Pick<Entry, 'person' | 'taps' | 'doubts' | 'latest'>): Entry {
  const { taps, doubts, latest } = tapped;
  if (!latest) return { ...tapped, status: 'open', span: spanOf(taps), breaks: taps.breaks };
  const { startsAt, endsAt, tapsStartAt, tapsEndAt, breaks, tapsBreaks } = latest.row;
  const isSame =
    isSameTime(tapsStartAt, taps.from) &&
    isSameTime(tapsEndAt, taps.until) &&
    sameBreaks(readBreaks(tapsBreaks), taps.breaks, 'times');
  return {
    ...tapped,
    doubts: isSame ? [] : doubts,
    status: isSame ? 'confirmed' : 'changed',
    span: spanOf({ from: startsAt, until: endsAt }),
    breaks: readBreaks(breaks),
  };
}

/** What has to be looked at before the breaks of someone count. */
function breakDoubts(breaks: readonly TappedBreak[], span: Span | null): HourDoubt[] {
  const doubts: HourDoubt[] = [];
  if (breaks.some(({ until }) => until === null)) doubts.push('open-break');
  if (breaks.some(({ isUnsure }) => isUnsure)) doubts.push('unsure-break');
  const isOutside = (one: TappedBreak) => span && one.until && !isWithin(one, span);
  if (breaks.some(isOutside)) doubts.push('break-outside');
  return doubts;
}

/** Someone who is not confirmed here is doubtful while they count on another crew at the same time. */
function markOverlaps(day: CrewHoursDay, days: readonly CrewHoursDay[]): void {
  for (const entry of day.entries) {
    const span = spanOf(entry.taps);
    if (entry.status === 'confirmed' || !entry.person || !span) continue;
    const key = personKey(entry.person);
    if (spansElsewhere(days, day, key).some((other) => overlap(span, other.span))) {
      entry.doubts = [...entry.doubts, 'overlap'];
    }
  }
}

/** What counts for a person on other crews of a day. */
export function spansElsewhere(
  days: readonly CrewHoursDay[],
  { crewId, date }: Pick<CrewHoursDay, 'crewId' | 'date'>,
  key: string,
) {
  return days
    .filter((other) => other.date === date && other.crewId !== crewId)
    .flatMap((other) =>
      other.entries.flatMap(({ person, span, status }) =>
        person && span && personKey(person) === key ? [{ crewId: other.crewId, span, status }] : [],
      ),
    );
}

function spanOf({ from, until }: { from: Date | null; until: Date | null }): Span | null {
  return from && until && from < until ? { from, until } : null;
}

function isSameTime(a: Date | null, b: Date | null): boolean {
  return (a?.getTime() ?? null) === (b?.getTime() ?? null);
}
