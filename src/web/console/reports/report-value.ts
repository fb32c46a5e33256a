// The figures of reports as people read them, by the unit of their column.
import { formatCents } from '#company/rules/money/money.ts';
import type { ReportColumn } from '#contract/overviews/reports.ts';

/** A value; a dash where there is nothing to say. */
export function shownValue(value: number | null, unit: ReportColumn['unit']): string {
  if (value === null) return '–';
  if (unit === 'money') return formatCents(value);
  if (unit === 'share') return `${(value / 10).toFixed(1)}%`;
  if (unit === 'count') return value.toLocaleString('en-US');
  const [hours, minutes] = [Math.floor(value / 60), Math.round(value % 60)];
  return hours > 0 ? `${hours.toLocaleString('en-US')} h ${minutes} min` : `${minutes} min`;
}
