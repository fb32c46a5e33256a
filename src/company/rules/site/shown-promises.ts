// Which figures of kept promises the site may show, and in which words: a small sample says nothing, so it is not shown
// (docs/product/reports.md#on-the-site).
import { addDays } from '../time/company-time.ts';

/** A figure of fewer cases is not shown. */
export const LEAST_SAMPLE = 30;

const DAYS = 90;

/** What was counted of the promises of some days. */
export type PromiseFigures = {
  /** First answers to leads, and the median of their minutes in office hours. */
  answers: number;
  medianMinutes: number | null;
  /** Leads that no one has answered yet. */
  unanswered: number;
  /** Arrivals in a promised window, and how many came within it. */
  arrivals: number;
  arrivalsKept: number;
  /** Replies to reported problems, and how many came in time. */
  replies: number;
  repliesKept: number;
  /** Reported problems that were to be closed by now, and how many were in time. */
  closings: number;
  closingsKept: number;
};

export type ShownPromise = { figure: string; label: string; detail: string };

/** The days that count: the last 90 that are over. `today` is YYYY-MM-DD at the company. */
export function promiseDays(today: string): { from: string; to: string } {
  return { from: addDays(today, -DAYS), to: addDays(today, -1) };
}

/** What may be shown, each with how many cases it is of. */
export function shownPromises(figures: PromiseFigures): ShownPromise[] {
  const { answers, medianMinutes, arrivals, arrivalsKept, replies, repliesKept } = figures;
  const { unanswered, closings, closingsKept } = figures;
  const all: (ShownPromise & { sample: number })[] = [
    {
      sample: medianMinutes === null ? 0 : answers,
      figure: durationLabel(medianMinutes ?? 0),
      label: 'Median first answer',
      // What no one has answered is in no median, so it is said beside it.
      detail: `in office hours, ${countLabel(answers)} requests; ${countLabel(unanswered)} not answered yet`,
    },
    {
      sample: arrivals,
      figure: shareLabel(arrivalsKept, arrivals),
      label: 'Crews arrived within the promised window',
      detail: `${countLabel(arrivals)} visits`,
    },
    {
      sample: replies,
      figure: shareLabel(repliesKept, replies),
      label: 'Reported problems answered in time',
      detail: `${countLabel(replies)} problems`,
    },
    {
      sample: closings,
      figure: shareLabel(closingsKept, closings),
      label: 'Reported problems closed in time',
      detail: `${countLabel(closings)} problems`,
    },
  ];
  return all.filter(({ sample }) => sample >= LEAST_SAMPLE).map(({ sample: _, ...shown }) => shown);
}

/** Rounded down: 99.6 percent are not all of them. */
function shareLabel(kept: number, sample: number): string {
  return `${Math.floor((kept * 100) / Math.max(1, sample))}%`;
}

function durationLabel(minutes: number): string {
  if (minutes < 1) return 'Under 1 min';
  const [hours, rest] = [Math.floor(minutes / 60), Math.floor(minutes % 60)];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const countLabel = (count: number) => count.toLocaleString('en-US');
