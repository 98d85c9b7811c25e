type Range = readonly [least: number, most: number];

/** In degrees, all that is settled. */
const earth: [latitude: Range, longitude: Range] = [
  [-60, 84],
  [-180, 180],
];

/** Where the owner's country lies, a place as it was written can be told from one that was turned round. */
const countries: Record<string, typeof earth> = {
  CA: [
    [41, 84],
    [-142, -52],
  ],
  US: [
    [18, 72],
    [-180, -66],
  ],
};

/**
 * What was meant by a place that cannot be: its two numbers in the other order, or without the minus.
 * A place far away is the owner's own affair: the home page then shows no map.
 */
export function meantPlace(at: unknown, country: unknown): string | undefined {
  if (typeof at !== 'string' || !/^[\d.+-]+, *[\d.+-]+$/.test(at)) return undefined;
  const [first = '', second = ''] = at.split(/, */);
  const [latitudes, longitudes] = countries[String(country ?? 'CA')] ?? earth;
  const fits = (north: string, east: string) =>
    isIn(latitudes, Number(north)) && isIn(longitudes, Number(east));
  if (fits(first, second)) return undefined;
  if (fits(second, first)) return `the latitude first: ${second}, ${first}`;
  const western = `-${second}`;
  if (fits(first, western)) {
    return `a minus before the longitude, as west of Greenwich: ${first}, ${western}`;
  }
  return isIn(earth[0], Number(first)) ? undefined : 'a latitude first, such as 44.39, -79.69';
}

function isIn([least, most]: Range, value: number): boolean {
  return value >= least && value <= most;
}
