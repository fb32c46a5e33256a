// The days that a report is usually asked for, counted from a day at the company (docs/product/reports.md#days).
import { addDays, addMonths } from '../time/company-time.ts';

type ReportPeriod = { from: string; to: string };

/** Each with its name, in the order in which they are offered. They end today, or with their last day. */
export function usualPeriods(today: string): (ReportPeriod & { label: string })[] {
  const month = today.slice(0, 7);
  const year = Number(today.slice(0, 4));
  const quarter = addMonths(month, -((Number(today.slice(5, 7)) - 1) % 3));
  return [
    { label: 'This month', from: firstOf(month), to: today },
    { label: 'Last month', from: firstOf(addMonths(month, -1)), to: dayBefore(month) },
    { label: 'This quarter', from: firstOf(quarter), to: today },
    { label: 'Last quarter', from: firstOf(addMonths(quarter, -3)), to: dayBefore(quarter) },
    { label: 'This year', from: `${year}-01-01`, to: today },
    { label: 'Last year', from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  ];
}

/** What a report is of when no days are named. */
export function defaultPeriod(today: string): ReportPeriod {
  return { from: `${today.slice(0, 4)}-01-01`, to: today };
}

function firstOf(month: string): string {
  return `${month}-01`;
}

function dayBefore(month: string): string {
  return addDays(firstOf(month), -1);
}
