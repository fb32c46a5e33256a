// Drags and stretches an entry with mouse, pen, or a finger that has rested on it. The page scrolls along where the pointer comes
// near its edge.
import { type PointerEvent, useEffect, useRef } from 'react';
import type { CalendarEntry } from '#contract/booking/office-calendar.ts';
import { type GridBox, type Grip, scrollSpeed, type Target, targetAt } from './drop-target.ts';
import { useTouchHold } from './use-touch-hold.ts';

/** A pointer that moves less than this has clicked. */
const CLICK_PIXELS = 5;

/** The grid as it was drawn. */
export type GridOnScreen = { columns: readonly string[]; firstMinute: number; rows: number };

type Drag = Grip & {
  entry: CalendarEntry;
  x: number;
  y: number;
  isTouch: boolean;
  isUnderWay: boolean;
};

type Told = {
  onMove: (entry: CalendarEntry, target: Target) => void;
  /** It was let go, or taken back. */
  onEnd: (isDropped: boolean, from: Target) => void;
};

export function usePointerMove(grid: GridOnScreen, { onMove, onEnd }: Told) {
  const drag = useRef<Drag>(undefined);
  const frame = useRef(0);
  const wasDragged = useRef(false);
  const hold = useTouchHold(drag);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const end = (isDropped: boolean) => {
    hold.leave();
    cancelAnimationFrame(frame.current);
    const held = drag.current;
    drag.current = undefined;
    if (held?.isUnderWay) onEnd(isDropped, held.target);
  };
  const follow = () => {
    const held = drag.current;
    if (!held?.isUnderWay) return;
    const speed = scrollSpeed(held.y, window.innerHeight);
    if (speed !== 0) window.scrollBy(0, speed);
    onMove(held.entry, targetAt(held, held, boxOf(grid)));
    if (speed !== 0) frame.current = requestAnimationFrame(follow);
  };
  /** The finger has rested: what it holds shows that it is held, before it moves. */
  const take = () => {
    if (!drag.current) return;
    drag.current = { ...drag.current, isUnderWay: true };
    wasDragged.current = true;
    follow();
  };
  const handlersOf = (entry: CalendarEntry, target: Target) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      if (!entry.canMove || event.button !== 0) return;
      const isTouch = event.pointerType === 'touch';
      const grabbedAt = event.clientY - event.currentTarget.getBoundingClientRect().top;
      const isStretching = (event.target as HTMLElement).dataset.stretch !== undefined;
      const at = { x: event.clientX, y: event.clientY };
      drag.current = { entry, target, grabbedAt, isStretching, ...at, isTouch, isUnderWay: false };
      // A finger that moves at once scrolls; one that rests takes the entry.
      if (isTouch) hold.rest(take);
    },
    onPointerMove({ clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      const held = drag.current;
      if (!held) return;
      if (!held.isUnderWay) {
        if (Math.hypot(x - held.x, y - held.y) < CLICK_PIXELS) return;
        if (held.isTouch) return end(false);
        currentTarget.setPointerCapture(pointerId);
        wasDragged.current = true;
      }
      drag.current = { ...held, x, y, isUnderWay: true };
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(follow);
    },
    onPointerUp() {
      // The last picture may not have been drawn yet.
      if (drag.current?.isUnderWay) {
        const { entry: held, ...grip } = drag.current;
        onMove(held, targetAt(grip, grip, boxOf(grid)));
      }
      end(true);
    },
    onPointerCancel: () => end(false),
    onClick(event: { preventDefault: () => void }) {
      if (wasDragged.current) event.preventDefault();
      wasDragged.current = false;
    },
  });
  return { frame: hold.frame, handlersOf, cancel: () => end(false) };
}

/** The columns as they stand on the screen just now. */
function boxOf({ columns: keys, firstMinute, rows }: GridOnScreen): GridBox {
  let cellHeight = 1;
  const columns = keys.flatMap((key) => {
    const box = document.querySelector(`[data-column="${key}"]`)?.getBoundingClientRect();
    if (!box) return [];
    cellHeight = box.height / rows;
    return [{ key, left: box.left, right: box.right, top: box.top }];
  });
  return { columns, cellHeight, firstMinute };
}
