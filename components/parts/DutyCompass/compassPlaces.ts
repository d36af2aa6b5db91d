/**
 * The middle of the capitals in the picture of the home page (`page-home.svg`, 1600 by 1200), ISO 3166-1 alpha-2. Berlin
 * is its centre.
 */
export const compassPlaces: Readonly<Record<string, readonly [x: number, y: number]>> = {
  AT: [883, 780],
  BE: [579, 651],
  BG: [1016, 877],
  CH: [651, 798],
  CY: [1182, 955],
  CZ: [835, 730],
  DK: [777, 446],
  EE: [987, 360],
  ES: [462, 876],
  FI: [982, 342],
  FR: [549, 708],
  GB: [517, 608],
  GR: [1016, 968],
  HR: [865, 843],
  HU: [944, 785],
  IE: [456, 528],
  IT: [779, 928],
  LT: [1043, 503],
  LU: [612, 707],
  LV: [1004, 429],
  MT: [824, 1033],
  NL: [590, 594],
  NO: [753, 339],
  PL: [997, 602],
  PT: [381, 868],
  RO: [1070, 818],
  SE: [885, 354],
  SI: [829, 840],
  SK: [902, 778],
  TR: [1174, 868],
};

export const compassCentre = [800, 600] as const;

/** Degrees from north, clockwise, from Berlin to the capital of a country; north for Germany and what is not on the card. */
export function bearingOf(country: string): number {
  const [x, y] = compassPlaces[country] ?? compassCentre;
  const [centreX, centreY] = compassCentre;
  return (Math.atan2(x - centreX, centreY - y) * 180) / Math.PI;
}
