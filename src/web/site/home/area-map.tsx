// The map of the service area, drawn to scale on the server: towns, roads, the office and the line of the service radius.

import { type GeoPoint, officePoint } from '#company/rules/customers/service-reach.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import {
  mapRoads,
  mapTowns,
  projectPoint,
  UNITS_PER_MILE,
} from '#company/rules/site/map-places.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { describeCount } from '#web/lib/list-sentence.ts';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { homeMessages } from './messages/choose-home-messages.ts';

/** The line is drawn as large whatever it stands for: a wider radius makes the country smaller, never the letters. */
const RADIUS = 300;
/** Roads run a little beyond the line, then the drawing ends in a circle of its own. */
const EDGE = RADIUS + 26;
/** Half the side of the drawing. */
const HALF = RADIUS + 34;
const SCALE_MILES = 10;

/** Where a town's name stands so that no two names meet and none crosses the line, even at the large letters of a phone. */
const namesAt: Readonly<
  Record<string, { side: 'start' | 'end' | 'middle'; by: [number, number] }>
> = {
  Cypress: { side: 'end', by: [-17, 7] },
  Katy: { side: 'end', by: [-12, -12] },
  Humble: { side: 'middle', by: [0, -20] },
  'The Woodlands': { side: 'middle', by: [0, -18] },
  'Northwest Houston': { side: 'end', by: [-17, 3] },
  'Jersey Village': { side: 'end', by: [-17, 14] },
};
const USUAL = { side: 'start', by: [17, 7] } as const;

/** What is written on each road, and where. */
const signs: readonly { text: string; at: GeoPoint }[] = [
  { text: '8', at: [29.737, -95.557] },
  { text: '99', at: [29.64, -95.755] },
  { text: '290', at: [30.03, -95.845] },
  { text: '10', at: [29.7845, -95.67] },
  { text: '45', at: [29.875, -95.41] },
  { text: '249', at: [30.165, -95.69] },
];
const downtownHouston: GeoPoint = [29.756, -95.365];

/** Where a point of the earth stands in the drawing. */
type Place = (point: GeoPoint) => [number, number];

type AreaMapProps = {
  areas: HomeContent['areas'];
  company: Pick<CompanyProfile, 'city' | 'postalCode' | 'serviceRadiusMiles'>;
};

/** The map, whose middle is the office. The list beside it carries the same facts in words. */
export function AreaMap({
  areas,
  company: { city, postalCode, serviceRadiusMiles },
}: AreaMapProps) {
  const language = useLanguage();
  const { map: words } = homeMessages[language].serviceArea;
  const office = officePoint(postalCode);
  const unitsPerMile = RADIUS / serviceRadiusMiles;
  const at: Place = (point) => {
    const [x, y] = projectPoint(point, office);
    const scale = unitsPerMile / UNITS_PER_MILE;
    return [Math.round(x * scale), Math.round(y * scale)];
  };
  const isInside = (point: GeoPoint) => Math.hypot(...at(point)) < RADIUS;
  const [houstonX, houstonY] = at(downtownHouston);
  return (
    <figure className="area-map">
      <svg
        viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
        role="img"
        aria-label={fill(words.description, {
          city,
          count: describeCount(areas.length, language).toLowerCase(),
          miles: serviceRadiusMiles,
        })}
      >
        <clipPath id="area-edge">
          <circle r={EDGE} />
        </clipPath>
        <circle className="area-map-land" r={RADIUS} />
        <g className="area-map-roads" clipPath="url(#area-edge)">
          {mapRoads.map(({ name, points }) => (
            <path key={name} d={curve(points.map(at))} />
          ))}
        </g>
        <circle className="area-map-line" r={RADIUS} />
        {signs
          .filter((sign) => isInside(sign.at))
          .map(({ text, at: place }) => {
            const [x, y] = at(place);
            return (
              <text key={text} className="area-map-sign" x={x} y={y}>
                {text}
              </text>
            );
          })}
        {isInside(downtownHouston) ? (
          <text className="area-map-context" x={houstonX} y={houstonY}>
            Houston
          </text>
        ) : null}
        {mapTowns(areas)
          .filter((town) => isInside(town.at))
          .map((town) => (
            <Town key={town.name} {...town} at={at(town.at)} />
          ))}
        <path className="area-map-office" d="M0 4-14-16a17 17 0 1 1 28 0Z" />
        <circle className="area-map-office-eye" cy="-26" r="6" />
        <Scale unitsPerMile={unitsPerMile} label={fill(words.miles, { miles: SCALE_MILES })} />
      </svg>
      <figcaption>
        <ul className="area-map-legend">
          <li className="legend-office">{words.headquarters}</li>
          <li className="legend-core">{words.coreArea}</li>
          <li className="legend-other">{words.otherArea}</li>
          <li className="legend-line">{fill(words.miles, { miles: serviceRadiusMiles })}</li>
        </ul>
      </figcaption>
    </figure>
  );
}

type TownProps = { name: string; isCore: boolean; at: [number, number] };

function Town({ name, isCore, at: [x, y] }: TownProps) {
  const { side, by } = namesAt[name] ?? USUAL;
  return (
    <g className="area-map-town" data-area={name}>
      <circle className={classNames(isCore && 'core')} cx={x} cy={y} r="8" />
      <text x={x + by[0]} y={y + by[1]} textAnchor={side}>
        {name}
      </text>
    </g>
  );
}

/** How long ten miles are, and where north is. */
function Scale({ unitsPerMile, label }: { unitsPerMile: number; label: string }) {
  return (
    <g className="area-map-scale">
      <path
        d={`M${-HALF + 4} ${HALF - 18}v10h${SCALE_MILES * unitsPerMile}v-10M${HALF - 24} ${-HALF + 56}v-42l-9 14m18 0-9-14`}
      />
      <text x={-HALF + 4} y={HALF - 26}>
        {label}
      </text>
      <text x={HALF - 24} y={-HALF + 82} textAnchor="middle">
        N
      </text>
    </g>
  );
}

/** A road as one curve that bends at its points: from middle to middle, each point pulling it. */
function curve(points: readonly (readonly [number, number])[]): string {
  const bends = points.slice(1, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 2] ?? [x, y];
    return `Q${x} ${y} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  return `M${points[0]?.join(' ')}${bends.join('')}L${points.at(-1)?.join(' ')}`;
}
