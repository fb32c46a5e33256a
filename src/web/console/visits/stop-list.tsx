// The stops of a day in their order: dragged to another place, or moved by one with a button.
import { type DragEvent, type FormEvent, useState } from 'react';
import { Form, Link } from 'react-router';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import type { CrewDay, CrewStop } from '#contract/visits/visit-planning.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { OrderFields } from './order-form.tsx';
import './stop-list.css';

type StopListProps = {
  day: CrewDay;
  isSending: boolean;
  onMove: (from: number, to: number) => Promise<void>;
};

export function StopList({ day, isSending, onMove }: StopListProps) {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    setOver(undefined);
    if (dragged !== undefined && dragged !== to) void onMove(dragged, to);
    setDragged(undefined);
  };
  return (
    <ol className="stop-list" aria-label="Stops in order">
      {day.stops.map((stop, index) => (
        <li
          key={stop.visitId}
          className={classNames('stop-list-stop', over === index && 'stop-list-over')}
          draggable={stop.state === 'scheduled'}
          onDragStart={() => setDragged(index)}
          onDragEnd={() => setOver(undefined)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(index);
          }}
          onDrop={(event) => drop(event, index)}
        >
          <StopWords stop={stop} position={index + 1} />
          <MoveButtons day={day} index={index} isSending={isSending} onMove={onMove} />
        </li>
      ))}
    </ol>
  );
}

function StopWords({ stop, position }: { stop: CrewStop; position: number }) {
  const { visitId, customer, address, serviceType, window, arrival, driveMinutes } = stop;
  return (
    <>
      <span className="stop-list-number" aria-hidden="true">
        {position}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <Link className="hover:text-oak" to={`/console/visits/${visitId}`}>
            {customer}
          </Link>
          {stop.state === 'completed' ? <Badge tone="green">Done</Badge> : null}
          {stop.state === 'in_progress' ? <Badge tone="amber">Under way</Badge> : null}
          {stop.isLate ? <Badge tone="red">After its window</Badge> : null}
          {stop.place && !stop.place.isExact ? <Badge>ZIP code only</Badge> : null}
        </p>
        <p>{address}</p>
        <p className="text-ink-soft tabular-nums">
          About {slotLabel(arrival)}, promised {window} · {serviceType}
          {driveMinutes === null ? ' · location unknown' : ` · ${driveMinutes} min drive`}
        </p>
      </div>
    </>
  );
}

type MoveButtonsProps = StopListProps & { index: number };

function MoveButtons({ day, index, isSending, onMove }: MoveButtonsProps) {
  const { customer = '' } = day.stops[index] ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isEarlier = submitter?.getAttribute('value')?.startsWith('earlier') ?? false;
    void onMove(index, isEarlier ? index - 1 : index + 1);
  };
  const last = day.stops.length - 1;
  return (
    <Form method="post" className="stop-list-moves" onSubmit={submit}>
      <OrderFields day={day} visitIds={day.stops.map(({ visitId }) => visitId)} />
      <button
        type="submit"
        name="move"
        value={`earlier-${index}`}
        disabled={index === 0 || isSending}
        aria-label={`${customer} earlier`}
      >
        <AppIcon name="chevron-up" />
      </button>
      <button
        type="submit"
        name="move"
        value={`later-${index}`}
        disabled={index === last || isSending}
        aria-label={`${customer} later`}
      >
        <AppIcon name="chevron-down" />
      </button>
    </Form>
  );
}
