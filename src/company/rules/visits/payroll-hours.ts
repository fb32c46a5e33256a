// Hours of a crew's people on a day, as their taps say: from the first setting out to the last leaving, with what is doubtful about it,
// and what of a week is overtime (docs/product/payroll.md).
import { addDays, dateInZone } from '../time/company-time.ts';

/** Hours of a week above which overtime begins (29 CFR 778.101). */
const WEEK_MINUTES = 40 * 60;

/** A longer day is most likely a forgotten tap. */
const LONGEST_DAY = 16 * 60;

const MINUTE = 60_000;

export const hourDoubts = [
  { value: 'no-leaving', label: 'No leaving was tapped at the last stop' },
  { value: 'no-start', label: 'No setting out or arrival was tapped' },
  { value: 'unsure-time', label: 'A phone’s clock was off; the office hasn’t confirmed the time' },
  { value: 'other-day', label: 'A time is not on this day' },
  { value: 'no-people', label: 'The crew didn’t say who was there' },
  { value: 'overlap', label: 'Also on another crew at the same time' },
  { value: 'long', label: 'More than 16 hours' },
  { value: 'open-break', label: 'A break was never ended' },
  { value: 'unsure-break', label: 'A phone’s clock was off at a break' },
  { value: 'break-outside', label: 'A break is outside the hours' },
] as const;
export type HourDoubt = (typeof hourDoubts)[number]['value'];

/** How far a person's day is: `changed` when taps came in after it was confirmed. */
export const payrollStatuses = ['open', 'confirmed', 'changed'] as const;
export type PayrollStatus = (typeof payrollStatuses)[number];

/** What was tapped at one stop. */
export type StopTaps = {
  people: readonly string[];
  onTheWayAt: Date | null;
  arrivedAt: Date | null;
  completedAt: Date | null;
  unsureTimes: readonly string[];
};

/** From when until when someone worked, to the minute. */
export type Span = { from: Date; until: Date };

/** What taps say of one person's day; without a person, what no one is known for. */
export type TappedHours = {
  person: string | null;
  from: Date | null;
  until: Date | null;
  doubts: HourDoubt[];
};

/** The same person, however a name is spelled. */
export const personKey = (name: string): string => name.toLowerCase();

/** The hours of everyone whom the stops of a crew's day name, by name. Stops without people count for no one until someone says who was there. */
export function tappedHours(
  stops: readonly StopTaps[],
  { date, timeZone }: { date: string; timeZone: string },
): TappedHours[] {
  const tapped = stops.filter((stop) => timesOf(stop).length > 0);
  const names = new Map<string, string>();
  for (const name of tapped.flatMap(({ people }) => people)) {
    if (!names.has(personKey(name))) names.set(personKey(name), name);
  }
  const known = [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, person]) => {
      const theirs = tapped.filter(({ people }) => people.some((name) => personKey(name) === key));
      return { person, ...hoursOf(theirs, date, timeZone) };
    });
  const unnamed = tapped.filter(({ people }) => people.length === 0);
  if (unnamed.length === 0) return known;
  const { doubts, ...span } = hoursOf(unnamed, date, timeZone);
  return [...known, { person: null, ...span, doubts: ['no-people', ...doubts] }];
}

/** Whether hours that someone has lie around others. */
export function covers(
  spans: readonly Span[],
  { from, until }: Pick<TappedHours, 'from' | 'until'>,
) {
  const at = [from, until].filter((time) => time !== null);
  return (
    spans.length > 0 &&
    at.every((time) => spans.some((span) => span.from <= time && time <= span.until))
  );
}

/** Whether two spans share time; one may begin when the other ends. */
export function overlap(a: Span, b: Span): boolean {
  return a.from < b.until && b.from < a.until;
}

/** Whole minutes of a span. */
export function minutesOfSpan({ from, until }: Span): number {
  return Math.round((until.getTime() - from.getTime()) / MINUTE);
}

/** Hours with two decimals, as payroll programs take them: "7.75". */
export function decimalHours(minutes: number): string {
  return (minutes / 60).toFixed(2);
}

/** "7 h 45 min", "8 h". */
export function hourLabel(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest === 0) return `${hours} h`;
  return hours === 0 ? `${rest} min` : `${hours} h ${rest} min`;
}

/** How many minutes of each stretch of one person's week, in their order, lie above forty hours. */
export function overtimeOf(minutes: readonly number[]): number[] {
  let worked = 0;
  return minutes.map((some) => {
    const before = Math.max(worked, WEEK_MINUTES);
    worked += some;
    return Math.max(worked - before, 0);
  });
}

/** The seven dates of the week that begins on a Monday. */
export function datesOfWeek(monday: string): string[] {
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day));
}

function hoursOf(stops: readonly StopTaps[], date: string, timeZone: string) {
  const doubts = new Set<HourDoubt>();
  const begins = stops.flatMap((stop) => stop.onTheWayAt ?? stop.arrivedAt ?? []);
  const ends = stops.flatMap(({ completedAt }) => completedAt ?? []);
  const from = toMinute(begins, Math.min);
  const until = toMinute(ends, Math.max);
  const last = latest(stops.flatMap(timesOf));
  if (!from) doubts.add('no-start');
  if (!until || (last && until < floorMinute(last))) doubts.add('no-leaving');
  if (stops.some(({ unsureTimes }) => unsureTimes.length > 0)) doubts.add('unsure-time');
  const isElsewhere = (time: Date) => dateInZone(time, timeZone) !== date;
  if (stops.flatMap(timesOf).some(isElsewhere)) doubts.add('other-day');
  if (from && until && until <= from) doubts.add('no-leaving');
  if (from && until && minutesOfSpan({ from, until }) > LONGEST_DAY) doubts.add('long');
  return { from, until, doubts: [...doubts] };
}

function timesOf({ onTheWayAt, arrivedAt, completedAt }: StopTaps): Date[] {
  return [onTheWayAt, arrivedAt, completedAt].filter((time) => time !== null);
}

function latest(times: readonly Date[]): Date | undefined {
  return times.reduce<Date | undefined>((last, at) => (last && last > at ? last : at), undefined);
}

function toMinute(times: readonly Date[], pick: (...all: number[]) => number): Date | null {
  if (times.length === 0) return null;
  return floorMinute(new Date(pick(...times.map((time) => time.getTime()))));
}

function floorMinute(time: Date): Date {
  return new Date(Math.floor(time.getTime() / MINUTE) * MINUTE);
}
