// The customer's photos with the pins of all lines: a click puts one for the chosen line, arrows and dragging move it.
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { DeskRequest } from '#contract/quotes/request-desk.ts';
import { PinFrame, PinHandle } from '#web/features/quotes/photo-pin.tsx';
import { Button } from '#web/ui/button.tsx';
import { percent, type TypedLine, type TypedPin } from './typed-quote.ts';
import './pin-board.css';

type PinBoardProps = {
  photos: DeskRequest['photos'];
  lines: readonly TypedLine[];
  /** The line that a click puts a pin for. */
  pinning: string | null;
  setPins: (key: string, pins: TypedPin[]) => void;
};

/** In percent of the photo; with Shift five times as far. */
const STEP = 1;

export function PinBoard({ photos, lines, pinning, setPins }: PinBoardProps) {
  const number = lines.findIndex(({ key }) => key === pinning) + 1;
  const line = lines[number - 1];
  const wanted = useRef<string>(undefined);
  // A pin that was put by keyboard takes the focus, so that the arrows move it.
  useEffect(() => {
    if (!wanted.current) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });
  const put = (photoId: string, x: number, y: number) => {
    if (!line) return;
    wanted.current = pinId(number - 1, line.pins.length);
    setPins(line.key, [...line.pins, { photoId, x: percent(x), y: percent(y) }]);
  };
  if (photos.length === 0) {
    return <p className="text-ink-soft">The customer has sent no photos to put pins on.</p>;
  }
  return (
    <section aria-labelledby="photos-title" className="pin-board">
      <h2 id="photos-title" className="text-title font-semibold">
        Photos
      </h2>
      <p className="text-small text-ink-soft" role="status">
        {line
          ? `Click where line ${number} belongs. Arrow keys move a pin, Delete removes it.`
          : 'Choose “Pin to a Photo” on a line, then click the spot.'}
      </p>
      {photos.map((photo, index) => (
        <figure key={photo.id}>
          <PinFrame
            data-pinning={line ? true : undefined}
            onClick={(event) => {
              const { x, y } = shareOf(event);
              put(photo.id, x, y);
            }}
          >
            <img
              src={`/api/photos/${photo.id}`}
              alt={`From the customer, number ${index + 1}`}
              width={photo.width}
              height={photo.height}
              draggable={false}
            />
            {lines.flatMap((one, lineAt) =>
              one.pins.map((pin, pinAt) =>
                pin.photoId === photo.id ? (
                  <Pin
                    key={pinId(lineAt, pinAt)}
                    id={pinId(lineAt, pinAt)}
                    pin={pin}
                    number={lineAt + 1}
                    words={`Line ${lineAt + 1}, ${one.description || 'no description yet'}`}
                    isLit={one.key === pinning}
                    move={(moved) =>
                      setPins(
                        one.key,
                        one.pins.map((other, at) => (at === pinAt ? moved : other)),
                      )
                    }
                    remove={() =>
                      setPins(
                        one.key,
                        one.pins.filter((_, at) => at !== pinAt),
                      )
                    }
                  />
                ) : null,
              ),
            )}
          </PinFrame>
          <figcaption className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-2 text-small text-ink-soft">
            Photo {index + 1}
            {line ? (
              <Button variant="quiet" size="small" onClick={() => put(photo.id, 0.5, 0.5)}>
                Pin in the Middle<span className="sr-only"> of photo {index + 1}</span>
              </Button>
            ) : null}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

type PinProps = {
  id: string;
  pin: TypedPin;
  number: number;
  words: string;
  isLit: boolean;
  move: (pin: TypedPin) => void;
  remove: () => void;
};

function Pin({ id, pin, number, words, isLit, move, remove }: PinProps) {
  const place = { x: within(Number(pin.x)), y: within(Number(pin.y)) };
  const onKey = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 5 * STEP : STEP;
    const [dx, dy] = arrows[event.key] ?? [0, 0];
    if (event.key === 'Delete' || event.key === 'Backspace') remove();
    else if (dx === 0 && dy === 0) return;
    else move({ ...pin, x: rounded(place.x + dx * by), y: rounded(place.y + dy * by) });
    event.preventDefault();
  };
  const onDrag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!frame?.width || !frame.height) return;
    const x = ((event.clientX - frame.left) / frame.width) * 100;
    const y = ((event.clientY - frame.top) / frame.height) * 100;
    move({ ...pin, x: rounded(x), y: rounded(y) });
  };
  return (
    <PinHandle
      id={id}
      {...place}
      isLit={isLit}
      aria-label={`${words}: ${Math.round(place.x)}% across, ${Math.round(place.y)}% down`}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={onKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onDrag}
    >
      <span aria-hidden="true">{number}</span>
    </PinHandle>
  );
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function pinId(line: number, pin: number): string {
  return `pin-${line}-${pin}`;
}

function within(value: number): number {
  return Number.isNaN(value) ? 50 : Math.min(100, Math.max(0, value));
}

function rounded(value: number): string {
  return String(Math.round(within(value) * 10) / 10);
}

function shareOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
