// Where an entry would land that is dragged, stretched or sent by arrow keys: pure, so that no browser is needed to try it.
import { GRID_MINUTES, shifted, stretched } from '#company/rules/booking/calendar-grid.ts';
import { minutesOf, timeOf } from '#company/rules/time/company-time.ts';

/** A column by its name, from edge to edge, as the screen has it just now. */
type ColumnBox = { key: string; left: number; right: number; top: number };

/** Where an entry stands or would stand. */
export type Target = { column: string; time: string; duration: number };

/** The grid on the screen: its columns, how high a quarter hour is, and with which minute it begins. */
export type GridBox = { columns: readonly ColumnBox[]; cellHeight: number; firstMinute: number };

/** How the entry was taken: where it stood, and how far below its top the pointer took hold of it. */
export type Grip = { target: Target; grabbedAt: number; isStretching: boolean };

type Point = { x: number; y: number };

/** Where the entry would land if it were let go now. Beside the columns the nearest one counts. */
export function targetAt(
  { x, y }: Point,
  { target, grabbedAt, isStretching }: Grip,
  grid: GridBox,
): Target {
  const { columns, cellHeight, firstMinute } = grid;
  const own = columns.find(({ key }) => key === target.column);
  const column = isStretching ? own : nearestColumn(x, columns);
  if (!column) return target;
  const minutesAt = (height: number) =>
    firstMinute + Math.round((height - column.top) / cellHeight) * GRID_MINUTES;
  if (isStretching) {
    const end = minutesOf(target.time) + target.duration;
    return { ...target, ...stretched(target, Math.round((minutesAt(y) - end) / GRID_MINUTES)) };
  }
  const from = timeOf(0);
  const steps = minutesAt(y - grabbedAt) / GRID_MINUTES;
  return { column: column.key, ...shifted({ time: from, duration: target.duration }, steps) };
}

/** Where an arrow key leads; null for every other key. With Shift, up and down change the length. */
export function targetAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  target: Target,
  columns: readonly string[],
): Target | null {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step !== undefined) {
    return { ...target, ...(shiftKey ? stretched(target, step) : shifted(target, step)) };
  }
  const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (side === undefined) return null;
  const column = columns[columns.indexOf(target.column) + side];
  return column === undefined ? target : { ...target, column };
}

/** How fast the page scrolls under a pointer near its upper or lower edge, in pixels a picture. */
export function scrollSpeed(y: number, height: number): number {
  const EDGE = 56;
  if (y < EDGE) return -Math.ceil((EDGE - y) / 4);
  return y > height - EDGE ? Math.ceil((y - height + EDGE) / 4) : 0;
}

function nearestColumn(x: number, columns: readonly ColumnBox[]): ColumnBox | undefined {
  const distance = ({ left, right }: ColumnBox) => Math.max(left - x, x - right, 0);
  return [...columns].sort((a, b) => distance(a) - distance(b))[0];
}
