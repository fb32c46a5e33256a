// What was done with a request and its quote, by whom and when; from the audit log.

import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { RequestHistoryLine } from '#contract/quotes/request-desk.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { actionLabel } from './history-labels.ts';

type RequestHistoryProps = { history: readonly RequestHistoryLine[]; timeZone: string };

/** Folded: it is read when something is to be found out. */
export function RequestHistory({ history, timeZone }: RequestHistoryProps) {
  if (history.length === 0) return null;
  return (
    <details className="border-t border-line pt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold">
        History
        <AppIcon name="chevron-down" className="size-5" />
      </summary>
      <ol className="mt-2 grid gap-3">
        {history.map((line) => {
          const at = new Date(line.at);
          return (
            <li key={`${line.at} ${line.action}`}>
              <p>{actionLabel(line)}</p>
              <p className="text-small text-ink-soft">
                {line.by ?? 'Automatically'},{' '}
                <time dateTime={line.at}>
                  {formatDate(dateInZone(at, timeZone))}, {timeLabel(timeInZone(at, timeZone))}
                </time>
              </p>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
