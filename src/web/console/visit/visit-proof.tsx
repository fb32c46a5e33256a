// What shows that a visit was made: times, checklist, photos, the crew's note, and the customer's stars.
import { type ReactNode, useState } from 'react';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { photoWords } from '#company/rules/visits/checklist.ts';
import type { ConsoleVisit } from '#contract/visits/console-visit.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { PhotoLightbox } from '#web/ui/app/photo-lightbox.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { proofLines } from './proof-lines.ts';

export function VisitProof({ visit }: { visit: ConsoleVisit }) {
  const isAhead = visit.state === 'ahead';
  const isOver = ['done', 'skipped', 'cancelled'].includes(visit.state);
  return (
    <section aria-labelledby="proof">
      <h2 id="proof" className="text-title">
        {isAhead ? 'What is planned' : 'The visit'}
      </h2>
      {visit.skip ? (
        <p className="mt-4 rounded-card bg-red-soft p-4 text-red wrap-anywhere">
          Not done: {visit.skip.reason}
        </p>
      ) : null}
      {isAhead ? null : (
        <dl className="mt-4 grid grid-cols-3 gap-4 tabular-nums">
          <Time name="On the way" time={visit.onTheWayAt} />
          <Time name="Arrived" time={visit.arrivedAt} />
          <Time name="Left" time={visit.leftAt} />
        </dl>
      )}
      <Checklist visit={visit} isOver={isOver} />
      <Photos photos={visit.photos} />
      {visit.missingPhotos.length > 0 ? (
        <Note name={isOver ? 'Missing photos' : 'Photos to take'}>
          {visit.missingPhotos.map((kind) => photoWords[kind]).join(', ')}
          {visit.photosMissingReason ? `: ${visit.photosMissingReason}` : ''}
        </Note>
      ) : null}
      {visit.crewNote ? <Note name="From the crew">{visit.crewNote}</Note> : null}
      {visit.rating === null ? null : <Note name="Rating">{visit.rating} of 5 stars</Note>}
    </section>
  );
}

const stateLabels = { done: 'done', open: 'to do', unchecked: 'not checked' } as const;

type ChecklistProps = { visit: ConsoleVisit; isOver: boolean };

/** What is not ticked yet is no failure: a crossed line stands only when the visit is over. */
function Checklist({ visit, isOver }: ChecklistProps) {
  return (
    <ul className="mt-6 grid gap-2">
      {proofLines(visit, isOver).map(({ label, state }) => (
        <li key={label} className="flex gap-2.5">
          {state === 'open' ? (
            <span className="mt-1 size-4 shrink-0 rounded-pill border-2 border-edge" />
          ) : (
            <AppIcon
              name={state === 'done' ? 'check' : 'close'}
              className={classNames(
                'mt-0.5 size-5',
                state === 'done' ? 'text-oak' : 'text-ink-soft',
              )}
            />
          )}
          <span>
            {label}
            <span className="sr-only">, {stateLabels[state]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Time({ name, time }: { name: string; time: string | null }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="font-semibold">{time ? timeLabel(time) : '–'}</dd>
    </div>
  );
}

function Note({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="mt-5 border-l-2 border-line pl-3 wrap-anywhere">
      <span className="block text-small text-ink-soft">{name}</span>
      {children}
    </p>
  );
}

function Photos({ photos }: Pick<ConsoleVisit, 'photos'>) {
  const [shown, setShown] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {photos.map(({ id, kind, width, height }, index) => (
          <li key={id}>
            <a
              className="group block rounded-card"
              href={`/api/photos/${id}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setShown(index);
              }}
            >
              <img
                className="aspect-3/2 w-full rounded-card object-cover"
                src={`/api/photos/${id}?size=thumb`}
                width={width}
                height={height}
                alt=""
                loading="lazy"
              />
              <span className="mt-1 block text-small group-hover:text-oak">{photoName[kind]}</span>
            </a>
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <PhotoLightbox
          label="Photos of the visit"
          photos={photos.map(({ id, kind, width, height }) => ({
            src: `/api/photos/${id}`,
            words: photoName[kind],
            width,
            height,
          }))}
          first={shown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

const photoName = { before: 'Before', after: 'After', gate: 'Gate', other: 'Other' } as const;
