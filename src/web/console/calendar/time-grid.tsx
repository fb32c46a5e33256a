// The grid of a day or a week: a column for each crew or day, quarter hours as rows, entries where they belong.
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { timeOf } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { CalendarEntry } from '#contract/booking/office-calendar.ts';
import type { Target } from './drop-target.ts';
import { entryLabel, entryPath, spanWords } from './entry-labels.ts';
import { GridEntry } from './grid-entry.tsx';
import { columnsOf, type Hours, hoursOf, rowsFor, rowsOf } from './grid-layout.ts';
import { MoveDialog } from './move-dialog.tsx';
import { type Moving, useGridMove } from './use-grid-move.ts';
import type { MovePlace } from './use-move.ts';
import './time-grid.css';

/** A column: where its entries are, and how it is headed. */
export type GridColumn = {
  key: string;
  date: string;
  /** Set where columns are crews; null is the one without a crew. */
  crewId?: number | null;
  heading: string;
  /** Where its heading leads. */
  to?: string;
  isToday: boolean;
  closed: string | undefined;
  entries: readonly CalendarEntry[];
};

type TimeGridProps = { columns: readonly GridColumn[]; crewNames: ReadonlyMap<number, string> };

type Proposal = { entry: CalendarEntry; place: MovePlace };

export function TimeGrid({ columns, crewNames }: TimeGridProps) {
  const hours = hoursOf(columns.flatMap(({ entries }) => entries));
  const rows = rowsOf(hours);
  const { revalidate } = useRevalidator();
  const [proposal, setProposal] = useState<Proposal>();
  const placeOf = (entry: CalendarEntry, { column: key, time, duration }: Target): MovePlace => {
    const column = columns.find((other) => other.key === key);
    const crewId = column?.crewId === undefined ? entry.crewId : column.crewId;
    return { date: column?.date ?? entry.date, time, duration, crewId };
  };
  const { moving, handlersOf, frame } = useGridMove({
    columns: columns.map(({ key }) => key),
    firstMinute: hours.first,
    rows,
    onPropose: (entry, target) => setProposal({ entry, place: placeOf(entry, target) }),
  });
  return (
    <div className="time-grid-frame" ref={frame}>
      <div
        className="time-grid"
        style={{
          gridTemplateColumns: `3.75rem repeat(${columns.length}, minmax(var(--time-grid-narrowest), 1fr))`,
        }}
      >
        <HourLabels hours={hours} />
        {columns.map((column) => (
          <Column
            key={column.key}
            column={column}
            hours={hours}
            moving={moving}
            handlersOf={handlersOf}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {moving?.by === 'keys' ? movingWords(moving, columns) : ''}
      </p>
      {proposal ? (
        <MoveDialog
          entry={proposal.entry}
          place={proposal.place}
          crewNames={crewNames}
          onClose={() => setProposal(undefined)}
          onMoved={() => void revalidate()}
        />
      ) : null}
    </div>
  );
}

function HourLabels({ hours }: { hours: Hours }) {
  const full = Array.from(
    { length: (hours.last - hours.first) / 60 },
    (_, hour) => hours.first + hour * 60,
  );
  return (
    <div className="time-grid-hours" aria-hidden="true">
      {full.map((minute) => (
        <span
          key={minute}
          style={{ gridRow: rowsFor({ time: timeOf(minute), duration: 60 }, hours) }}
        >
          {timeLabel(timeOf(minute)).replace(':00', '')}
        </span>
      ))}
    </div>
  );
}

type ColumnProps = {
  column: GridColumn;
  hours: Hours;
  moving: Moving | undefined;
  handlersOf: ReturnType<typeof useGridMove>['handlersOf'];
};

function Column({ column, hours, moving, handlersOf }: ColumnProps) {
  const { key, heading, to, isToday, closed, entries } = column;
  const timed = entries.filter(({ time }) => time !== null);
  const anyTime = entries.filter(({ time }) => time === null);
  const { columns, columnOf } = columnsOf(timed);
  const rows = rowsOf(hours);
  return (
    <section
      className="time-grid-column"
      aria-labelledby={`column-${key}`}
      data-today={isToday || undefined}
      data-closed={closed ? true : undefined}
    >
      <header className="time-grid-head">
        <h2 id={`column-${key}`} aria-current={isToday ? 'date' : undefined}>
          {to ? <Link to={to}>{heading}</Link> : heading}
        </h2>
        {closed ? <p className="time-grid-closed">{closed}</p> : null}
      </header>
      <ul className="time-grid-any">
        {anyTime.map((entry) => (
          <li key={`${entry.kind}-${entry.id}`}>
            <Link className="time-grid-chip" to={entryPath(entry)} aria-label={entryLabel(entry)}>
              {entry.customerName}
            </Link>
          </li>
        ))}
      </ul>
      <ol
        className="time-grid-entries"
        data-column={key}
        style={{
          gridTemplateRows: `repeat(${rows}, var(--time-grid-cell))`,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        }}
      >
        {timed.map((entry) => (
          <GridEntry
            key={`${entry.kind}-${entry.id}`}
            entry={entry}
            place={{ gridRow: rowsFor(entry, hours), gridColumn: columnOf.get(entry) }}
            isMoving={moving?.entry.id === entry.id && moving.entry.kind === entry.kind}
            handlers={handlersOf(entry, {
              column: key,
              time: entry.time ?? '',
              duration: entry.duration,
            })}
          />
        ))}
        {moving?.target.column === key ? (
          <li
            className="time-grid-ghost"
            aria-hidden="true"
            style={{ gridRow: rowsFor(moving.target, hours), gridColumn: '1 / -1' }}
          >
            {spanWords(moving.target.time, moving.target.duration)}
          </li>
        ) : null}
      </ol>
    </section>
  );
}

function movingWords({ entry, target }: Moving, columns: readonly GridColumn[]): string {
  const heading = columns.find(({ key }) => key === target.column)?.heading ?? '';
  return `Moving ${entry.customerName}: ${heading}, ${spanWords(target.time, target.duration)}. Arrow keys move it, Shift and up or down change the length, Enter to place it, Escape to cancel.`;
}
