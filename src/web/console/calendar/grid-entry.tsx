// One entry in the grid: a link to its page that can also be dragged, stretched, and moved by keys.
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { CalendarEntry } from '#contract/booking/office-calendar.ts';
import { initialsOf } from '#web/ui/app/avatar.tsx';
import { entryPath, spanWords, stateWords } from './entry-labels.ts';
import type { useGridMove } from './use-grid-move.ts';

type GridEntryProps = {
  entry: CalendarEntry;
  place: Pick<CSSProperties, 'gridRow' | 'gridColumn'>;
  isMoving: boolean;
  handlers: ReturnType<ReturnType<typeof useGridMove>['handlersOf']>;
};

export function GridEntry({ entry, place, isMoving, handlers }: GridEntryProps) {
  const { kind, status, color, canMove, customerName, serviceType, time } = entry;
  const state = stateWords(entry);
  const marks = [
    entry.overbookReason && 'Overbooked',
    entry.needsFollowUp && status === 'completed' && 'Follow up',
    entry.weatherNote && 'Weather',
    state,
  ].filter(Boolean);
  return (
    <li className="time-grid-place" style={place}>
      <Link
        to={entryPath(entry)}
        className="time-grid-entry"
        draggable={false}
        title={`${customerName}, ${spanWords(time, entry.duration)}`}
        data-kind={kind}
        data-status={status}
        data-moving={isMoving || undefined}
        data-movable={canMove || undefined}
        {...(canMove && { 'aria-keyshortcuts': 'M' })}
        // What differs from kind to kind is the owner's choice and stands in the database.
        style={{ borderInlineStartColor: color ?? undefined }}
        {...handlers}
      >
        <span className="time-grid-name">
          <span className="time-grid-time">{time ? timeLabel(time) : ''}</span> {customerName}
        </span>
        <span className="time-grid-brief" aria-hidden="true">
          {initialsOf(customerName)}
        </span>
        {marks.length > 0 ? <span className="time-grid-marks">{marks.join(' · ')}</span> : null}
        <span className="time-grid-what">{serviceType}</span>
        <span className="sr-only">{`, ${spanWords(time, entry.duration)}${canMove ? '. Press M to move it' : ''}`}</span>
        {canMove ? <span className="time-grid-stretch" data-stretch /> : null}
      </Link>
    </li>
  );
}
