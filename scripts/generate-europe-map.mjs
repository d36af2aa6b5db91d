/**
 * Draws Europe from Natural Earth data (world-atlas, public domain) into three files:
 *
 * - `public/europe.svg`: one path per country, the land around them, the graticule and the frame's scale. The page refers to it with
 *   `<use>`, so that no geometry is in its HTML or its JavaScript.
 * - `components/parts/OfficeMap/europe.ts`: where a label stands and how much room it has.
 * - `components/parts/OfficeMap/cities.ts`: where cities are in the same drawing.
 *
 * Run it with `node scripts/generate-europe-map.mjs`; the result is committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { geoAzimuthalEqualArea, geoGraticule, geoPath } from 'd3-geo';
import { merge } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';

const size = { width: 720, height: 724 };
/** Lines are cut this far outside the frame, so that no cut shows as a border. */
const bleed = 24;
/** Steradians: what is smaller than a pixel or two at print size goes. */
const coarseness = 3e-6;
const smallestIsland = 1.2e-5;

/** ISO codes, and where the label stands in degrees; null is the middle of the shape. */
const countries = JSON.parse(readFileSync(new URL('europe-map-countries.json', import.meta.url), 'utf8'));
/** The whole island is in the Union; the data keeps its north apart. */
const partOf = { 'N. Cyprus': 'CY' };

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8'));
const weighted = presimplify(atlas, sphericalTriangleArea);
const simple = filter(
  simplify(weighted, coarseness),
  filterWeight(simplify(weighted, coarseness), smallestIsland),
);

/** The projection of the Union's own statistical maps (ETRS89-LAEA): areas compare truly. */
const projection = geoAzimuthalEqualArea()
  .rotate([-10, -52])
  .clipAngle(50)
  .scale(1075)
  .translate([308, 404])
  .precision(0.4)
  .clipExtent([
    [-bleed, -bleed],
    [size.width + bleed, size.height + bleed],
  ]);
const path = geoPath(projection).digits(1);

const codeOf = (shape) =>
  countries.find(({ numeric }) => numeric === shape.id)?.code ?? partOf[shape.properties.name];
/** The outline of every shape in `topology` that passes, without the borders between them. */
const merged = (topology, passes) => merge(topology, topology.objects.countries.geometries.filter(passes));

const middle = ([[left, top], [right, bottom]]) => [(left + right) / 2, (top + bottom) / 2];
const dot = ([x, y], r = 3.5) => `M${(x - r).toFixed(1)},${y.toFixed(1)}a${r} ${r} 0 1 1 0 .01z`;
/** Square units. A state smaller than this is drawn as a dot, from the full data: simplified it vanishes. */
const dotBelow = 20;
const drawn = countries.map(({ code, label }) => {
  const outline = merged(simple, (shape) => codeOf(shape) === code);
  const area = path.area(outline);
  const d =
    area > dotBelow ? path(outline) : dot(path.centroid(merged(atlas, (shape) => codeOf(shape) === code)));
  const [x, y] = label ? projection(label) : middle(path.bounds(outline));
  return { code, area, d, x: Math.round(x), y: Math.round(y) };
});

/** A relative path needs half the bytes of an absolute one. */
const shorten = (d) => {
  let [x, y] = [0, 0];
  return d.replace(/([ML])(-?[\d.]+),(-?[\d.]+)/g, (_, command, nextX, nextY) => {
    const [dx, dy] = [Number((nextX - x).toFixed(1)), Number((nextY - y).toFixed(1))];
    [x, y] = [Number(nextX), Number(nextY)];
    return `${command === 'M' ? `M${x} ${y}` : `l${dx} ${dy}`}`;
  });
};
const element = (id, d) => `<path id="${id}" d="${shorten(d)}" vector-effect="non-scaling-stroke"/>`;

const root = fileURLToPath(new URL('..', import.meta.url));
const write = (file, text) => {
  writeFileSync(root + file, text);
  console.log(`${file}: ${text.length} bytes`);
};

/** The frame is a true scale: a tick wherever a whole degree crosses it, longer at every fifth and tenth. */
const sides = [
  { from: [0, 0], along: [1, 0], inward: [0, 1], length: size.width, degree: 0 },
  { from: [0, size.height], along: [1, 0], inward: [0, -1], length: size.width, degree: 0 },
  { from: [0, 0], along: [0, 1], inward: [1, 0], length: size.height, degree: 1 },
  { from: [size.width, 0], along: [0, 1], inward: [-1, 0], length: size.height, degree: 1 },
];
const ticks = sides.flatMap(({ from, along, inward, length, degree }) => {
  const at = (step) => [from[0] + along[0] * step, from[1] + along[1] * step];
  const degreeAt = (step) => projection.invert(at(step))[degree];
  return Array.from({ length: length * 4 - 80 }, (_, index) => index / 4 + 10).flatMap((step) => {
    const [before, after] = [degreeAt(step), degreeAt(step + 0.25)];
    const whole = degree === 0 ? Math.floor(after) : Math.floor(before);
    const crosses = Math.floor(before) !== Math.floor(after);
    return crosses ? [{ at: at(step), inward, whole }] : [];
  });
});
const tickLength = (whole) => (whole % 10 === 0 ? 13 : whole % 5 === 0 ? 9 : 5);
const scale = ticks.map(({ at: [x, y], inward, whole }) => {
  const reach = tickLength(whole);
  return `M${x} ${y}l${inward[0] * reach} ${inward[1] * reach}`;
});
const degrees = ticks
  .filter(({ whole }) => whole % 10 === 0)
  .map(({ at: [x, y], inward, whole }) => {
    const [left, top] = [x + inward[0] * 26, y + inward[1] * 22];
    return `<text x="${left}" y="${top}" text-anchor="middle" dominant-baseline="central">${Math.abs(whole)}°</text>`;
  });

const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">`,
  element(
    'graticule',
    path(
      geoGraticule()
        .step([10, 5])
        .extent([
          [-60, 25],
          [80, 80],
        ])(),
    ),
  ),
  element('land', path(merged(simple, (shape) => !codeOf(shape)))),
  ...drawn.map(({ code, d }) => element(code, d)),
  `<path id="scale" d="${scale.join('')}" vector-effect="non-scaling-stroke"/>`,
  `<g id="degrees">${degrees.join('')}</g>`,
  '</svg>',
].join('\n');

/** Labels of these stand in the sea beside the shape. */
const beside = ['CY', 'MT'];
const roomOf = (code, area) =>
  beside.includes(code) ? 'beside' : area > 6000 ? 'large' : area > 500 ? 'medium' : null;
const places = drawn.map(({ code, area, x, y }) => {
  const room = roomOf(code, area);
  return room ? `  ${code}: { x: ${x}, y: ${y}, room: '${room}' },` : `  ${code}: null,`;
});
const source = `/** Made by scripts/generate-europe-map.mjs; the shapes themselves are in public/europe.svg. */
export const europe = { file: '/europe.svg', width: ${size.width}, height: ${size.height} } as const;

/** The position of a country's rate: \`large\` fits on a phone too, \`beside\` is in the sea, null is too small for a label. */
export interface LabelPlace {
  x: number;
  y: number;
  room: 'large' | 'medium' | 'beside';
}

/** Every country that has a shape, by ISO alpha-2. */
export const countries: Readonly<Record<string, LabelPlace | null>> = {
${places.join('\n')}
};
`;

/** Cities that a company may have an office in, by their names in both languages, in degrees. */
const cities = JSON.parse(readFileSync(new URL('europe-map-cities.json', import.meta.url), 'utf8'));
const cityPlaces = cities.flatMap(({ names, at }) => {
  const [x, y] = projection(at).map(Math.round);
  return names.map((name) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: { x: ${x}, y: ${y} },`);
});
const cityModule = `/** Made by scripts/generate-europe-map.mjs: where cities are in public/europe.svg, by their English and German names. */
export const cities: Readonly<Record<string, { x: number; y: number }>> = {
${cityPlaces.join('\n')}
};
`;

mkdirSync(root + 'public', { recursive: true });
for (const block of ['RateMap', 'OfficeMap'])
  mkdirSync(`${root}components/blocks/${block}`, { recursive: true });
write('public/europe.svg', `${svg}\n`);
write('components/parts/OfficeMap/europe.ts', source);
write('components/parts/OfficeMap/cities.ts', cityModule);
