// Words and sizes of the health page.
import { countOf } from '#company/rules/platform/count-label.ts';
import type { HealthPart } from '#contract/platform/health.ts';

/** What a check has found. */
export type Found = Pick<HealthPart, 'state' | 'words'> & { advice?: string; path?: string };

/** "12.3 GB" */
export function sizeLabel(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return bytes >= 1e6 ? `${Math.round(bytes / 1e6)} MB` : `${Math.ceil(bytes / 1e3)} KB`;
}

/** "3 hours ago" */
export function ago(at: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${countOf(minutes, 'minute')} ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? `${countOf(hours, 'hour')} ago`
    : `${countOf(Math.floor(hours / 24), 'day')} ago`;
}
