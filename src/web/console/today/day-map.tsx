// The day on a map drawn to scale: the yard, each crew's stops in their order, and the consultations.

import { type GeoPoint, officePoint } from '#company/rules/customers/service-reach.ts';
import {
  type MapPoint,
  mapRoads,
  projectPoint,
  UNITS_PER_MILE,
} from '#company/rules/site/map-places.ts';
import type { Today } from '#contract/overviews/console.ts';
import './day-map.css';
import { crewLetter } from './crew-letter.ts';
import { separateMarks } from './separate-marks.ts';

type Stop = { label: string; crew: string; at: MapPoint; isDone: boolean; name: string };

/** Room around everything, and never less than this across: a day on one street is still a map. */
const MARGIN = 0.16;
const LEAST = 8 * UNITS_PER_MILE;
/** The smallest distance between two marks, in pixels of the drawing: a circle is 22 wide, a square 20. */
const APART = 24;
/** What the drawing is wide, in pixels, for the sizes above. */
const DRAWN = 340;

type DayMapProps = Pick<Today, 'consultations' | 'crews'> & { officeZip: string };

/** The lists beside it say the same in words; where nothing has a place, there is no map. */
export function DayMap({ consultations, crews, officeZip }: DayMapProps) {
  const office = officePoint(officeZip);
  const places = stopsOf({ consultations, crews }, office);
  if (places.length === 0) return null;
  const box = boxAround([[0, 0], ...places.map(({ at }) => at)]);
  /** What is drawn for the eye keeps its size, however far the day goes. */
  const size = box.side / DRAWN;
  const marks = separateMarks(
    places.map(({ at }) => at),
    APART * size,
    [[0, 0]],
  );
  const stops = places.map((stop, index) => ({ ...stop, at: marks[index] ?? stop.at }));
  return (
    <figure className="day-map">
      <svg
        viewBox={`${box.left} ${box.top} ${box.side} ${box.side}`}
        role="img"
        aria-label={`Map to scale: ${stops.length} ${stops.length === 1 ? 'stop' : 'stops'} of today around our yard.`}
      >
        <g className="day-map-roads" strokeWidth={3.5 * size}>
          {mapRoads.map(({ name, points }) => (
            <polyline
              key={name}
              points={line(points.map((point) => projectPoint(point, office)))}
            />
          ))}
        </g>
        {crews.map(({ crew }, index) => {
          const letter = crew === null ? 'none' : crewLetter(index);
          const own = stops.filter((stop) => stop.crew === letter).map(({ at }) => at);
          if (crew === null || own.length === 0) return null;
          return (
            <polyline
              key={letter}
              className="day-map-crew day-map-way"
              data-crew={letter}
              points={line([[0, 0], ...own])}
              strokeWidth={2 * size}
            />
          );
        })}
        <path className="day-map-office" d="M0 3-9-7v-8H9v8Z" transform={`scale(${size * 1.2})`} />
        {stops.map((stop) => (
          <Mark key={stop.label} stop={stop} size={size} />
        ))}
        <Scale box={box} size={size} />
      </svg>
      <figcaption className="mt-3 text-small text-ink-soft">
        Pins are accurate to about a mile. Lines show the order of stops, not the roads.
      </figcaption>
    </figure>
  );
}

function Mark({ stop: { label, crew, at, isDone, name }, size }: { stop: Stop; size: number }) {
  const [x, y] = at;
  return (
    <g
      className="day-map-crew day-map-stop"
      data-crew={crew}
      data-done={isDone || undefined}
      transform={`translate(${x} ${y}) scale(${size})`}
    >
      <title>{`${label}: ${name}`}</title>
      {crew === 'talk' ? <rect x="-10" y="-10" width="20" height="20" rx="3" /> : <circle r="11" />}
      <text>{label}</text>
    </g>
  );
}

type Box = { left: number; top: number; side: number };

function Scale({ box, size }: { box: Box; size: number }) {
  const miles = [10, 5, 2, 1].find((each) => each * UNITS_PER_MILE < box.side / 2.5) ?? 1;
  const length = miles * UNITS_PER_MILE;
  const [x, y] = [box.left + 14 * size, box.top + box.side - 16 * size];
  return (
    <g className="day-map-scale" strokeWidth={1.5 * size} fontSize={13 * size}>
      <path d={`M${x} ${y - 5 * size}v${5 * size}h${length}v${-5 * size}`} />
      <text x={x} y={y - 9 * size}>
        {miles} {miles === 1 ? 'mile' : 'miles'}
      </text>
    </g>
  );
}

function stopsOf(
  { consultations, crews }: Pick<Today, 'consultations' | 'crews'>,
  office: GeoPoint,
) {
  const stops: Stop[] = [];
  for (const [number, { crew, visits }] of crews.entries()) {
    const letter = crew === null ? '?' : crewLetter(number);
    for (const [index, { place, state, customerName }] of visits.entries()) {
      if (!place) continue;
      stops.push({
        label: `${letter}${index + 1}`,
        crew: crew === null ? 'none' : letter,
        at: projectPoint(place, office),
        isDone: state === 'done',
        name: customerName,
      });
    }
  }
  for (const [index, { place, status, customerName }] of consultations.entries()) {
    if (!place) continue;
    const at = projectPoint(place, office);
    const isDone = status === 'completed';
    stops.push({ label: `${index + 1}`, crew: 'talk', at, isDone, name: customerName });
  }
  return stops;
}

function boxAround(points: readonly MapPoint[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const ends = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
  const side = Math.max(ends[1] - ends[0], ends[3] - ends[2], LEAST) * (1 + 2 * MARGIN);
  return {
    left: (ends[0] + ends[1] - side) / 2,
    top: (ends[2] + ends[3] - side) / 2,
    side,
  };
}

function line(points: readonly MapPoint[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
