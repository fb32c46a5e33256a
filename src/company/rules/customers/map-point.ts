// A place on the map as people copy it from one: "29.97, -95.66".

export type MapPoint = { latitude: number; longitude: number };

/** Texas with a margin; outside of it something was mistyped, or the two were swapped. */
const BOUNDS = { south: 25.5, north: 36.7, west: -106.8, east: -93.3 };

/** The point, or undefined for what is none in Texas. */
export function parsePoint(text: string): MapPoint | undefined {
  const match =
    /^\(?\s*(\d{1,2}(?:\.\d{1,12})?)°?\s*[,;\s]\s*(-\d{1,3}(?:\.\d{1,12})?)°?\s*\)?$/.exec(
      text.trim(),
    );
  if (!match) return undefined;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  const isInTexas =
    latitude > BOUNDS.south &&
    latitude < BOUNDS.north &&
    longitude > BOUNDS.west &&
    longitude < BOUNDS.east;
  return isInTexas ? { latitude, longitude } : undefined;
}

/** As it is typed. */
export function pointWords({ latitude, longitude }: MapPoint): string {
  return `${latitude}, ${longitude}`;
}
