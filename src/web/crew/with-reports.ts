// The day as the crew has made it: what the server knows, and on top of it what waits to be sent.
import { undoableUntil } from '#company/rules/visits/set-out-undo.ts';
import type { CrewDay, CrewStop } from '#contract/visits/crew-day.ts';
import type { Kept } from './device-store.ts';
import { withBreak } from './with-break.ts';

/** A day with the reports that wait, in their order. `timeOf` gives the HH:MM at the company of an instant. */
export function withReports(
  day: CrewDay,
  reports: readonly Kept[],
  timeOf: (instant: string) => string,
): CrewDay {
  const stops = day.stops.map((stop) =>
    reports
      .filter((report) => report.stop === stop.stop && !report.told)
      .reduce((one, report) => withReport(one, report, timeOf), stop),
  );
  const chosen = reports.flatMap(({ tapped, told }) =>
    tapped.kind === 'people' && !told ? [tapped.people] : [],
  );
  // A day that an older page has kept names no one.
  const onBreak = reports
    .filter(({ told }) => !told)
    .reduce((one, report) => withBreak(one, report), day.onBreak ?? []);
  return { ...day, here: chosen.at(-1) ?? day.here, onBreak, stops };
}

function withReport(
  stop: CrewStop,
  { tapped, takenAt }: Kept,
  timeOf: (instant: string) => string,
): CrewStop {
  if (tapped.kind === 'photo') return { ...stop, photos: [...stop.photos, tapped.shows] };
  if (tapped.kind === 'application') {
    return { ...stop, applications: [...stop.applications, tapped.application.product] };
  }
  if (tapped.kind === 'size') {
    const { lawn } = stop;
    return { ...stop, lawn: lawn && { ...lawn, measured: tapped.lawnArea, isAsked: false } };
  }
  if (stop.state === 'done') return stop;
  switch (tapped.kind) {
    case 'set-out':
      if (stop.state === 'here' || stop.state === 'on-the-way') return stop;
      return {
        ...stop,
        state: 'on-the-way',
        undoUntil: undoableUntil(new Date(takenAt)).toISOString(),
      };
    case 'undo-set-out':
      return stop.state === 'on-the-way' ? { ...stop, state: 'ahead', undoUntil: null } : stop;
    case 'people':
    case 'break-start':
    case 'break-end':
      return stop;
    case 'arrived':
      return {
        ...stop,
        state: 'here',
        undoUntil: null,
        arrivedAt: stop.arrivedAt ?? timeOf(takenAt),
      };
    case 'tick': {
      const { item, isDone } = tapped;
      const checklist = stop.checklist.map((one) => (one.key === item ? { ...one, isDone } : one));
      return { ...stop, checklist };
    }
    case 'done':
      return { ...stop, state: 'done', leftAt: timeOf(takenAt) };
    case 'problem':
      return tapped.couldNotWork ? { ...stop, state: 'skipped', skipReason: tapped.note } : stop;
  }
}
