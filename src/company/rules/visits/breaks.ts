// Breaks of crews' people: which of them are paid, as data with its source, and what taps say of a day (docs/product/payroll.md#breaks).

/** More breaks than this are no day. */
export const MOST_BREAKS = 20;

/**
 * Which breaks are paid, by their length in minutes, the shortest first. Federal rules name rest breaks of 5 to about 20 minutes, which
 * are work, and meal breaks of 30 minutes or more, which are not. What lies between is named by neither, so it is paid.
 */
const breakRules = [
  { kind: 'rest', fromMinutes: 0, isPaid: true, source: '29 CFR 785.18' },
  { kind: 'between', fromMinutes: 21, isPaid: true, source: '29 CFR 785.18, 785.19' },
  { kind: 'meal', fromMinutes: 30, isPaid: false, source: '29 CFR 785.19' },
] as const;
type BreakRule = (typeof breakRules)[number];

/** What counts for a break of so many whole minutes. */
export function breakRule(minutes: number): BreakRule {
  return breakRules.findLast(({ fromMinutes }) => minutes >= fromMinutes) ?? breakRules[0];
}

/** A break to the minute; no end while it was never ended. */
export type Break = { from: Date; until: Date | null; isPaid: boolean };

/** A break as its taps say; unsure where the time of one of them cannot be true. */
export type TappedBreak = Break & { isUnsure: boolean };

/** "Break" and "Back to work". */
export const breakTapKinds = ['break-start', 'break-end'] as const;

/** One of them, and for whom. */
export type BreakTap = {
  kind: (typeof breakTapKinds)[number];
  people: readonly string[];
  at: Date;
  isUnsure: boolean;
};

const MINUTE = 60_000;

/** A break with its length judged. Who was not fully relieved of work is paid, however long it was (29 CFR 785.19). */
export function judgedBreak(from: Date, until: Date | null, wasWorked = false): Break {
  const isPaid = until === null || wasWorked || breakRule(minutesBetween(from, until)).isPaid;
  return { from, until, isPaid };
}

/**
 * The breaks of everyone on a crew's day, by lowercase name, from taps in their order. A second "Break" of someone who is on one says
 * nothing new, and neither does "Back to work" of someone who is not. A break within one minute is a tap by mistake.
 */
export function tappedBreaks(taps: readonly BreakTap[]): Map<string, TappedBreak[]> {
  const breaks = new Map<string, TappedBreak[]>();
  for (const { kind, people, at, isUnsure } of taps) {
    const minute = new Date(Math.floor(at.getTime() / MINUTE) * MINUTE);
    for (const name of people) {
      const key = name.toLowerCase();
      const theirs = breaks.get(key) ?? [];
      const last = theirs.at(-1);
      const isOnBreak = last !== undefined && last.until === null;
      if (kind === 'break-start' && !isOnBreak) {
        breaks.set(key, [...theirs, { ...judgedBreak(minute, null), isUnsure }]);
      }
      if (kind === 'break-end' && isOnBreak) {
        const before = theirs.slice(0, -1);
        const ended = { ...judgedBreak(last.from, minute), isUnsure: last.isUnsure || isUnsure };
        breaks.set(key, minute > last.from ? [...before, ended] : before);
      }
    }
  }
  return breaks;
}

/** The minutes of a span that breaks take from what is paid; a break without an end takes none. */
export function unpaidMinutes(breaks: readonly Break[], span: { from: Date; until: Date }): number {
  return breaks.reduce((sum, { from, until, isPaid }) => {
    if (isPaid || until === null) return sum;
    const begins = from > span.from ? from : span.from;
    const ends = until < span.until ? until : span.until;
    return sum + Math.max(minutesBetween(begins, ends), 0);
  }, 0);
}

/** Whether a break lies within a span as a whole. */
export function isWithin({ from, until }: Break, span: { from: Date; until: Date }): boolean {
  return from >= span.from && (until ?? from) <= span.until;
}

/** Whether two lists have the same breaks at the same times, and paid alike where that is asked. */
export function sameBreaks(
  some: readonly Break[],
  others: readonly Break[],
  by: 'times' | 'times and pay',
): boolean {
  return (
    some.length === others.length &&
    some.every(({ from, until, isPaid }, index) => {
      const other = others[index];
      if (other?.from.getTime() !== from.getTime()) return false;
      if (other.until?.getTime() !== until?.getTime()) return false;
      return by === 'times' || other.isPaid === isPaid;
    })
  );
}

/** Whole minutes of a break; none while it has no end. */
export function minutesOfBreak({ from, until }: Pick<Break, 'from' | 'until'>): number {
  return until === null ? 0 : minutesBetween(from, until);
}

function minutesBetween(from: Date, until: Date): number {
  return Math.round((until.getTime() - from.getTime()) / MINUTE);
}
