import type { ReactNode } from 'react';
import type { Business } from '../../content/schema';
import * as styles from './mapDrawing.styles';

const RIVER = 'M590 34C556 84 524 78 502 138S444 218 402 240 342 298 292 310 202 332 152 380 62 428 34 470';
const LAKE = 'M612-20C570-8 556 18 574 44S566 84 584 92 620 70 612-20Z';
const PARKS = [
  'M24 196C52 168 98 176 112 208S94 266 56 262 2 222 24 196Z',
  'M372 52C398 26 446 36 452 70S424 120 392 112 348 78 372 52Z',
  'M432 330C470 300 530 316 536 356S486 412 450 398 404 354 432 330Z',
  'M176 398C200 380 240 390 244 414S220 452 190 446 156 414 176 398Z',
].join('');
const STREETS = [
  'M-10 300C120 290 220 250 330 262S520 210 610 190',
  'M-10 150C100 160 180 170 262 150S420 90 610 70',
  'M420 460C440 360 470 250 540 150S600 60 620 30',
  'M60 460C90 400 120 340 190 300S250 200 262 150 270 60 300-10',
  'M-10 60C80 70 140 60 200 40S320 20 400-10',
  'M330 262C372 300 392 340 388 460',
  'M110 258C180 262 230 272 268 300S300 360 290 400',
  'M440 226C492 262 540 290 610 300',
].join('');
const HIGHWAYS = [
  'M286 460C292 380 318 330 330 262S392 120 452-10',
  'M250 460C210 380 150 330 96 230S40 80 20-10',
  'M320 460C400 380 470 340 610 250',
  'M110 258C160 180 190 110 200-10',
  'M-10 420C120 360 260 345 330 352S500 400 560 460',
].join('');

/** Where dots are drawn of cities whose places nobody knows. */
const DOTS = [
  [352, 236],
  [302, 282],
  [422, 280],
  [347, 182],
  [186, 212],
  [466, 122],
  [207, 108],
  [116, 288],
  [78, 240],
  [512, 244],
  [316, 366],
  [412, 328],
] as const;

type Place = NonNullable<Business['map']['places']>[number];

/** The places of the cities on the drawing; undefined where there is not one for each. */
export const placesOf = (
  cities: readonly string[],
  places: readonly Place[] = [],
): readonly Place[] | undefined =>
  places.length > 0 && places.length === cities.length ? places : undefined;

interface MapDrawingProps {
  cities: readonly string[];
  /** Where they stand with their names; undefined: as many dots are drawn, up to twelve. */
  places: readonly Place[] | undefined;
}

/** A drawing of an invented map: roads, a river, and the cities. */
export function MapDrawing({ cities, places }: MapDrawingProps): ReactNode {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 600 450"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.park} d={PARKS} />
      <path className={styles.river} d={RIVER} />
      <path className={styles.lake} d={LAKE} />
      <path className={styles.street} d={STREETS} />
      <path className={styles.verge} d={HIGHWAYS} />
      <path className={styles.highway} d={HIGHWAYS} />
      <ellipse className={styles.area} cx={304} cy={228} rx={276} ry={178} />
      {places
        ? places.map((place, index) => <City key={cities[index]} city={cities[index]} place={place} />)
        : DOTS.slice(0, cities.length).map(([x, y]) => (
            <circle key={x} className={styles.town} cx={x} cy={y} r={6} />
          ))}
    </svg>
  );
}

/** How far a name stands from its dot. */
const NAME_AT = {
  before: { dx: -12, textAnchor: 'end' },
  after: { dx: 12 },
  above: { dy: '-0.95em', textAnchor: 'middle' },
  below: { dy: '0.95em', textAnchor: 'middle' },
} as const;

function City({ city, place: { x, y, side } }: { city: string | undefined; place: Place }): ReactNode {
  return (
    <>
      <circle className={styles.town} cx={x} cy={y} r={6} />
      <text className={styles.name} x={x} y={y} {...NAME_AT[side]}>
        {city}
      </text>
    </>
  );
}
