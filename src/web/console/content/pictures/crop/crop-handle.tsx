// A part of the crop tool that is dragged by mouse or finger, or moved with the arrow keys.
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from 'react';

type Step = { x: number; y: number };

type CropHandleProps = {
  label: string;
  /** What percentages are of. */
  frame: RefObject<HTMLElement | null>;
  /** Where things were when the drag began; `onDrag` is given the way since then. */
  begin: () => (way: Step) => void;
  /** Once something has been moved. */
  onMoved: () => void;
  className: string;
  style?: CSSProperties;
};

const KEYS: Record<string, Step> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const LARGE_STEP = 5;

export function CropHandle({ label, frame, begin, onMoved, ...look }: CropHandleProps) {
  const drag = useRef<{ from: Step; to: (way: Step) => void } | null>(null);
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: { x: event.clientX, y: event.clientY }, to: begin() };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const area = frame.current?.getBoundingClientRect();
    if (!drag.current || !area) return;
    const { from, to } = drag.current;
    to({
      x: ((clientX - from.x) / area.width) * 100,
      y: ((clientY - from.y) / area.height) * 100,
    });
  };
  const release = () => {
    if (drag.current) onMoved();
    drag.current = null;
  };
  const nudge = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const size = event.shiftKey ? LARGE_STEP : 1;
    begin()({ x: step.x * size, y: step.y * size });
    onMoved();
  };
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby="crop-tool-keys"
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={nudge}
      {...look}
    />
  );
}
