// Which figures of kept promises the site may show, and in which words: a small sample says nothing, so it is not shown
// (docs/product/reports.md#on-the-site).
import type { Language } from '../../facts/languages.ts';
import { addDays } from '../time/company-time.ts';
import { localeOf } from '../time/locale.ts';
import { englishPromiseMessages, type PromiseMessages } from './messages/promise-messages.en.ts';
import { spanishPromiseMessages } from './messages/promise-messages.es.ts';

/** A figure of fewer cases is not shown. */
const LEAST_SAMPLE = 30;

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

const messages: Readonly<Record<Language, PromiseMessages>> = {
  en: englishPromiseMessages,
  es: spanishPromiseMessages,
};

/** What may be shown, each with how many cases it is of, in a language. */
export function shownPromises(figures: PromiseFigures, language: Language = 'en'): ShownPromise[] {
  const words = messages[language];
  const counted = (count: number) => count.toLocaleString(localeOf[language]);
  const of = (message: string, count: number) => message.replace('{count}', counted(count));
  const { answers, medianMinutes, arrivals, arrivalsKept, replies, repliesKept } = figures;
  const { unanswered, closings, closingsKept } = figures;
  const all: (ShownPromise & { sample: number })[] = [
    {
      sample: medianMinutes === null ? 0 : answers,
      figure: durationLabel(medianMinutes ?? 0, words),
      label: words.firstAnswer,
      // What no one has answered is in no median, so it is said beside it.
      detail: of(words.firstAnswerOf, answers).replace('{unanswered}', counted(unanswered)),
    },
    {
      sample: arrivals,
      figure: shareLabel(arrivalsKept, arrivals),
      label: words.arrivals,
      detail: of(words.arrivalsOf, arrivals),
    },
    {
      sample: replies,
      figure: shareLabel(repliesKept, replies),
      label: words.replies,
      detail: of(words.problemsOf, replies),
    },
    {
      sample: closings,
      figure: shareLabel(closingsKept, closings),
      label: words.closings,
      detail: of(words.problemsOf, closings),
    },
  ];
  return all.filter(({ sample }) => sample >= LEAST_SAMPLE).map(({ sample: _, ...shown }) => shown);
}

/** Rounded down: 99.6 percent are not all of them. */
function shareLabel(kept: number, sample: number): string {
  return `${Math.floor((kept * 100) / Math.max(1, sample))}%`;
}

function durationLabel(minutes: number, { underOneMinute }: PromiseMessages): string {
  if (minutes < 1) return underOneMinute;
  const [hours, rest] = [Math.floor(minutes / 60), Math.floor(minutes % 60)];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
