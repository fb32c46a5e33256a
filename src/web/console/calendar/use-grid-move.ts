// Moves entries of the grid by pointer and by keys; what comes of it is a proposal, which a dialog asks about.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CalendarEntry } from '#contract/booking/office-calendar.ts';
import { type Target, targetAfterKey } from './drop-target.ts';
import { type GridOnScreen, usePointerMove } from './use-pointer-move.ts';

/** An entry on its way, and where it would land. */
export type Moving = { entry: CalendarEntry; target: Target; by: 'pointer' | 'keys' };

type Grid = GridOnScreen & {
  /** Asks whether the entry is to go there. */
  onPropose: (entry: CalendarEntry, target: Target) => void;
};

/** What an entry needs to be moved: it is taken by its handlers, and `moving` is drawn. */
export function useGridMove({ onPropose, ...grid }: Grid) {
  const [moving, setMoving] = useState<Moving>();
  const latest = useRef<Moving>(undefined);
  const show = (next: Moving | undefined) => {
    latest.current = next;
    setMoving(next);
  };
  const propose = ({ entry, target }: Moving, from: Target) => {
    const isSame =
      target.column === from.column &&
      target.time === from.time &&
      target.duration === from.duration;
    if (!isSame) onPropose(entry, target);
  };
  const pointer = usePointerMove(grid, {
    onMove: (entry, target) => show({ entry, target, by: 'pointer' }),
    onEnd(isDropped, from) {
      const dropped = latest.current;
      show(undefined);
      if (isDropped && dropped) propose(dropped, from);
    },
  });
  useEffect(() => {
    if (moving?.by !== 'pointer') return;
    const cancel = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') pointer.cancel();
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  });

  /** One key for an entry that is being moved by keys. */
  const step = (event: KeyboardEvent, present: Moving, from: Target) => {
    if (event.key === 'Escape' || event.key === 'Enter') {
      show(undefined);
      if (event.key === 'Enter') propose(present, from);
    } else {
      const next = targetAfterKey(event, present.target, grid.columns);
      if (!next) return;
      show({ ...present, target: next });
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const handlersOf = (entry: CalendarEntry, target: Target) => ({
    ...pointer.handlersOf(entry, target),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const present = latest.current;
      if (present?.by === 'keys') return step(event, present, target);
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key.toLowerCase() !== 'm' || !isPlain || !entry.canMove) return;
      event.preventDefault();
      show({ entry, target, by: 'keys' });
    },
    onBlur() {
      if (latest.current?.by === 'keys') show(undefined);
    },
  });
  return { moving, handlersOf, frame: pointer.frame };
}
