// The stops of a day in their order: dragged to another place, or moved by one with a button.
import { type DragEvent, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { CrewDay, CrewStop } from '#contract/visits/visit-planning.ts';
import { useOnce } from '#web/forms/app/step-button.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { useSubmitStep } from '#web/forms/app/use-submit-step.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { orderSteps } from './order-steps.ts';
import './stop-list.css';

/** Its page has the steps of an order (order-steps.ts). */
export function StopList({ day }: { day: CrewDay }) {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const submitStep = useSubmitStep();
  const isSending = useNavigation().formMethod === 'POST';
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault();
    setOver(undefined);
    setDragged(undefined);
    const visit = dragged === undefined ? undefined : day.stops[dragged]?.visitId;
    if (visit === undefined || dragged === place || isSending) return;
    const { version } = day;
    const fields = { visit, place };
    void submitStep({ of: orderSteps, step: 'move', version, fields, keepsPlace: true });
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
          <MoveButtons day={day} index={index} />
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
          About {timeLabel(arrival)}, promised {window} · {serviceType}
          {driveMinutes === null ? ' · location unknown' : ` · ${driveMinutes} min drive`}
        </p>
      </div>
    </>
  );
}

function MoveButtons({ day, index }: { day: CrewDay; index: number }) {
  const stop = day.stops[index];
  const isSending = useNavigation().formMethod === 'POST';
  const last = day.stops.length - 1;
  return (
    <Form method="post" className="stop-list-moves" preventScrollReset onSubmit={useOnce()}>
      <StepFields step="move" fields={{ visit: stop?.visitId }} version={day.version} />
      <button
        type="submit"
        name="place"
        value={index - 1}
        disabled={index === 0 || isSending}
        aria-label={`${stop?.customer} earlier`}
      >
        <AppIcon name="chevron-up" />
      </button>
      <button
        type="submit"
        name="place"
        value={index + 1}
        disabled={index === last || isSending}
        aria-label={`${stop?.customer} later`}
      >
        <AppIcon name="chevron-down" />
      </button>
    </Form>
  );
}
