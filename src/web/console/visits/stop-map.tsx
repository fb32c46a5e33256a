// A crew's day on a map to scale: the yard, the stops with their numbers, the way between them, and roads to find one's way by.

import type { GeoPoint } from '#company/rules/customers/service-reach.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import { mapRoads, projectPoint, UNITS_PER_MILE } from '#company/rules/site/map-places.ts';
import type { CrewDay } from '#contract/visits/visit-planning.ts';
import './stop-map.css';

type At = readonly [x: number, y: number];

/** Around the outermost stops, in miles. */
const MARGIN_MILES = 1.2;

/** The least part of the town that is shown, in miles. */
const LEAST_MILES = 5;

export function StopMap({ day }: { day: CrewDay }) {
  const yard: GeoPoint = [day.yard.latitude, day.yard.longitude];
  const at = (point: GeoPoint) => projectPoint(point, yard);
  const stops = day.stops.flatMap(({ place, customer }, index) =>
    place ? [{ number: index + 1, customer, at: at([place.latitude, place.longitude]) }] : [],
  );
  const { left, top, size } = frameOf([[0, 0], ...stops.map((stop) => stop.at)]);
  // Marks and letters are as large on a small part of the town as on a large one.
  const unit = size / 100;
  const way = [[0, 0] as At, ...stops.map((stop) => stop.at), [0, 0] as At];
  return (
    <figure className="stop-map">
      <svg
        viewBox={`${left} ${top} ${size} ${size}`}
        role="img"
        aria-label={`Map to scale: the yard and ${countOf(stops.length, 'stop')}. The list beside it has them in their order.`}
      >
        <g className="stop-map-roads" strokeWidth={unit}>
          {mapRoads.map(({ name, points }) => (
            <polyline key={name} points={line(points.map(at))} />
          ))}
        </g>
        <polyline className="stop-map-way" points={line(way)} strokeWidth={unit * 0.9} />
        <rect
          className="stop-map-yard"
          x={-2.2 * unit}
          y={-2.2 * unit}
          width={4.4 * unit}
          height={4.4 * unit}
        />
        {stops.map(({ number, customer, at: [x, y] }) => (
          <g key={number}>
            <title>{`${number}: ${customer}`}</title>
            <circle
              className="stop-map-stop"
              cx={x}
              cy={y}
              r={3.2 * unit}
              strokeWidth={unit * 0.6}
            />
            <text className="stop-map-number" x={x} y={y} fontSize={3.6 * unit}>
              {number}
            </text>
          </g>
        ))}
        <Scale left={left} bottom={top + size} unit={unit} miles={size > 150 ? 5 : 1} />
      </svg>
      <figcaption>The square is the yard. Lines show the order, not the streets.</figcaption>
    </figure>
  );
}

type ScaleProps = { left: number; bottom: number; unit: number; miles: number };

function Scale({ left, bottom, unit, miles }: ScaleProps) {
  const [x, y] = [left + 4 * unit, bottom - 5 * unit];
  return (
    <g className="stop-map-scale" strokeWidth={unit * 0.6}>
      <path d={`M${x} ${y - 1.5 * unit}v${1.5 * unit}h${miles * UNITS_PER_MILE}v${-1.5 * unit}`} />
      <text x={x} y={y - 2.5 * unit} fontSize={3.8 * unit}>
        {miles === 1 ? '1 mile' : `${miles} miles`}
      </text>
    </g>
  );
}

/** The square that holds all points with a margin. */
function frameOf(points: readonly At[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [minX, maxX] = [Math.min(...xs), Math.max(...xs)];
  const [minY, maxY] = [Math.min(...ys), Math.max(...ys)];
  const wide = Math.max(maxX - minX, maxY - minY) + 2 * MARGIN_MILES * UNITS_PER_MILE;
  const size = Math.max(wide, LEAST_MILES * UNITS_PER_MILE);
  return { left: (minX + maxX) / 2 - size / 2, top: (minY + maxY) / 2 - size / 2, size };
}

function line(points: readonly At[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
