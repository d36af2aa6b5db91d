/** The map in public/europe.svg: Natural Earth's borders (world-atlas, 50m), simplified and drawn with d3-geo's Lambert azimuthal equal-area projection. */
export const europe = { file: '/europe.svg', width: 720, height: 724 } as const;

/** Label position of a country's rate: `large` fits on a phone too, `beside` is placed in the sea, null is too small for a label. */
export interface LabelPlace {
  x: number;
  y: number;
  room: 'large' | 'medium' | 'beside';
}

/** Every country that has a shape, by ISO alpha-2. */
export const countries: Readonly<Record<string, LabelPlace | null>> = {
  AT: { x: 365, y: 489, room: 'medium' },
  BE: { x: 245, y: 426, room: 'medium' },
  BG: { x: 516, y: 556, room: 'medium' },
  CH: { x: 284, y: 501, room: 'medium' },
  CY: { x: 665, y: 684, room: 'beside' },
  CZ: { x: 371, y: 444, room: 'medium' },
  DE: { x: 312, y: 421, room: 'large' },
  DK: { x: 300, y: 328, room: 'medium' },
  EE: { x: 461, y: 260, room: 'medium' },
  ES: { x: 113, y: 609, room: 'large' },
  FI: { x: 444, y: 178, room: 'large' },
  FR: { x: 210, y: 497, room: 'large' },
  GB: { x: 177, y: 380, room: 'large' },
  GR: { x: 482, y: 624, room: 'medium' },
  HR: { x: 401, y: 521, room: 'medium' },
  HU: { x: 425, y: 489, room: 'medium' },
  IE: { x: 109, y: 357, room: 'medium' },
  IS: { x: 87, y: 116, room: 'medium' },
  IT: { x: 330, y: 556, room: 'large' },
  LI: null,
  LT: { x: 455, y: 326, room: 'medium' },
  LU: null,
  LV: { x: 466, y: 295, room: 'medium' },
  MT: { x: 396, y: 701, room: 'beside' },
  NL: { x: 257, y: 399, room: 'medium' },
  NO: { x: 298, y: 235, room: 'large' },
  PL: { x: 414, y: 395, room: 'large' },
  PT: { x: 48, y: 605, room: 'medium' },
  RO: { x: 503, y: 496, room: 'large' },
  RS: { x: 454, y: 540, room: 'medium' },
  SE: { x: 355, y: 211, room: 'large' },
  SI: { x: 370, y: 512, room: 'medium' },
  SK: { x: 424, y: 458, room: 'medium' },
  TR: { x: 620, y: 601, room: 'large' },
  UA: { x: 557, y: 421, room: 'large' },
};
