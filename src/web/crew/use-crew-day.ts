// A crew's day on this telephone: what was read, what was tapped since, and how the sending stands.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { timeInZone } from '#company/rules/time/company-time.ts';
import type { CrewDay, CrewStop } from '#contract/visits/crew-day.ts';
import { newKey } from '#web/lib/new-key.ts';
import { changesBetween, type DayChange } from './day-changes.ts';
import {
  forgetOldDays,
  forgetReport,
  type Kept,
  keepDay,
  keepReport,
  keepSeen,
  reportsOf,
  savedDay,
  seenDay,
  type Tapped,
} from './device-store.ts';
import { keepPage } from './offline-page.ts';
import { createReportSender, isNewer, type Sending } from './report-sender.ts';
import { withReports } from './with-reports.ts';

/** How it stands with this telephone. */
export type CrewDayState = {
  day: CrewDay;
  reports: readonly Kept[];
  sending: Sending;
  /** Whether the page opens again without a signal. */
  isKept: boolean;
  /** Keeps what was tapped at a stop, or of the whole day, one after the other. Rejects where the browser keeps nothing: the form is then sent as a form. */
  tap: (stop: CrewStop | null, tapped: Tapped | Promise<Tapped>) => Promise<void>;
  dismiss: (sequence: number) => void;
  /** HH:MM at the company of an instant, ISO 8601. */
  timeOf: (instant: string) => string;
  /** What the office has changed since the crew last looked, and since when, HH:MM at the company. */
  changes: readonly DayChange[];
  changedSince: string;
  /** The crew has read the changes. */
  acknowledge: () => void;
};

/** Follows a day; `loaded` is what the page came with, which may be a page of this morning. */
export function useCrewDay(loaded: CrewDay, token: string, timeZone: string): CrewDayState {
  const [base, setBase] = useState(loaded);
  const [reports, setReports] = useState<readonly Kept[]>([]);
  const [sending, setSending] = useState<Sending>({ state: 'quiet' });
  const [isKept, setIsKept] = useState(false);
  const [seen, setSeen] = useState(loaded);
  const sender = useRef<ReturnType<typeof createReportSender>>(undefined);
  const channel = useRef<BroadcastChannel>(undefined);
  const dayName = loaded.day;

  const reload = useCallback(async () => {
    const [kept, waiting] = await Promise.all([savedDay(dayName), reportsOf(dayName)]);
    // Before anything is shown: a reading alone would be told as a change for a moment.
    const lastSeen = kept && (await seenDay(kept));
    setBase((shown) => (kept && isNewer(kept, shown) ? kept : shown));
    setReports(waiting);
    if (lastSeen) setSeen(lastSeen);
  }, [dayName]);

  useEffect(() => {
    let isGone = false;
    const others = new BroadcastChannel('crew');
    channel.current = others;
    others.onmessage = () => void reload();
    const start = async () => {
      if (loaded.state === 'open') await keepDay(loaded);
      await reload();
      if (isGone) return;
      sender.current = createReportSender({
        token,
        day: dayName,
        onChange: setSending,
        onNews: () => {
          void reload();
          others.postMessage('news');
        },
      });
      setIsKept(await keepPage());
      await forgetOldDays();
    };
    // A browser without storage has nothing to keep: its forms are sent as forms.
    start().catch(() => {});
    return () => {
      isGone = true;
      sender.current?.stop();
      others.close();
    };
  }, [loaded, token, dayName, reload]);

  const tell = useCallback(async () => {
    await reload();
    channel.current?.postMessage('tapped');
    sender.current?.wake();
  }, [reload]);
  const tap = useTap(dayName, tell);
  const dismiss = useCallback(
    (sequence: number) => void forgetReport(sequence).then(reload),
    [reload],
  );
  const acknowledge = useCallback(() => void keepSeen(base).then(reload), [base, reload]);
  const changes = useMemo(() => changesBetween(seen, base), [seen, base]);
  const timeOf = useCallback(
    (instant: string) => timeInZone(new Date(instant), timeZone),
    [timeZone],
  );
  const day = useMemo(() => withReports(base, reports, timeOf), [base, reports, timeOf]);
  const told = { changes, changedSince: timeOf(seen.readAt), acknowledge };
  return { day, reports, sending, isKept, tap, dismiss, timeOf, ...told };
}

/** Keeps taps in the order in which they came, also when a photo takes its time; `onKept` follows each. */
function useTap(day: string, onKept: () => Promise<void>): CrewDayState['tap'] {
  const row = useRef<Promise<void>>(Promise.resolve());
  return useCallback(
    (stop, tapped) => {
      const takenAt = new Date().toISOString();
      const kept = row.current.then(async () => {
        const where = { stop: stop?.stop ?? '', address: stop?.address ?? '' };
        const report = { day, id: newKey(), takenAt, ...where };
        await keepReport({ ...report, tapped: await tapped });
        await onKept();
      });
      // What fails does not hold up what comes after it.
      row.current = kept.catch(() => {});
      return kept;
    },
    [day, onKept],
  );
}
