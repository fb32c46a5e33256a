// The whole picture with its crop and focal point, to be dragged; the number fields of the form below it hold what is chosen.
import { useRef, useState } from 'react';
import type { SitePicture } from '#contract/site/pictures.ts';
import { Button } from '#web/ui/button.tsx';
import {
  type Corner,
  type CropBox,
  leastCrop,
  moveCrop,
  movePoint,
  resizeCrop,
  WHOLE,
} from './crop-box.ts';
import { CropHandle } from './crop-handle.tsx';
import { type Measures, useTypedCrop } from './use-typed-crop.ts';
import './crop-tool.css';

const corners: readonly Corner[] = [
  { x: 'left', y: 'top' },
  { x: 'right', y: 'top' },
  { x: 'left', y: 'bottom' },
  { x: 'right', y: 'bottom' },
];

export function CropTool({ picture }: { picture: SitePicture }) {
  const frame = useRef<HTMLDivElement>(null);
  const { typed, write } = useTypedCrop(frame);
  const [spoken, setSpoken] = useState('');
  const least = leastCrop(picture);
  const latest = useRef(typed);
  latest.current = typed;
  const handle = { frame, onMoved: () => setSpoken(describe(latest.current)) };
  return (
    <div className="crop-tool">
      <div ref={frame} className="crop-tool-frame">
        <img
          src={`/api/console/pictures/${picture.id}/original`}
          width={picture.width}
          height={picture.height}
          alt=""
          draggable={false}
        />
        <div className="crop-tool-shade">
          <div style={boxStyle(typed)} />
        </div>
        <CropHandle
          {...handle}
          label="Crop"
          className="crop-tool-part"
          style={boxStyle(typed)}
          begin={() => (way) => write(moveCrop(typed, way))}
        />
        {corners.map((corner) => (
          <CropHandle
            {...handle}
            key={`${corner.y} ${corner.x}`}
            label={`${corner.y === 'top' ? 'Top' : 'Bottom'} ${corner.x} corner of the crop`}
            className={`crop-tool-corner crop-tool-${corner.y}-${corner.x}`}
            style={cornerStyle(typed, corner)}
            begin={() => (way) => write(resizeCrop(typed, corner, way, least))}
          />
        ))}
        <CropHandle
          {...handle}
          label="Focal point"
          className="crop-tool-point"
          style={pointStyle(typed)}
          begin={() => (way) => write(movePoint(typed, withinCrop(typed, way)))}
        />
      </div>
      <p id="crop-tool-keys" className="field-hint">
        Drag the frame, its corners or the point. With a keyboard, use the arrow keys; Shift makes
        larger steps.
      </p>
      <p className="sr-only" role="status">
        {spoken}
      </p>
      <Button variant="quiet" size="small" onClick={() => write(WHOLE)}>
        Use the whole picture
      </Button>
    </div>
  );
}

const percent = (value: number) => `${value}%`;

function boxStyle({ left, top, width, height }: CropBox) {
  return {
    left: percent(left),
    top: percent(top),
    width: percent(width),
    height: percent(height),
  };
}

function cornerStyle({ left, top, width, height }: CropBox, { x, y }: Corner) {
  return {
    left: percent(x === 'left' ? left : left + width),
    top: percent(y === 'top' ? top : top + height),
  };
}

/** The focal point is in percent of the crop. */
function pointStyle({ left, top, width, height, x, y }: Measures) {
  return { left: percent(left + (width * x) / 100), top: percent(top + (height * y) / 100) };
}

/** A way over the picture as a way over its crop. */
function withinCrop({ width, height }: CropBox, { x, y }: { x: number; y: number }) {
  return { x: (x / width) * 100, y: (y / height) * 100 };
}

function describe({ left, top, width, height, x, y }: Measures): string {
  return `Crop: ${left}% from the left, ${top}% from the top, ${width}% wide, ${height}% high. Focal point: ${x}% from the left, ${y}% from the top.`;
}
