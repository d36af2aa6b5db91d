import { between, pick, px, times, wholeBetween, type Random } from './random';

/** Size of the picture in CSS pixels. */
export const pictureSize = { width: 320, height: 180 } as const;
const { width, height } = pictureSize;

/** Ground and what is drawn on it, from the colours of the house. */
type Palette = readonly [ground: string, ...inks: [string, ...string[]]];

const palettes: [Palette, ...Palette[]] = [
  ['#0f2a30', '#b9cbcc', '#3f7880', '#ff7d57', '#2e4a50'],
  ['#1c5a64', '#c9dad7', '#0f2a30', '#fbeae4', '#3f7880'],
  ['#c9dad7', '#0f2a30', '#3f7880', '#bf3318', '#eef2f0'],
  ['#eef2f0', '#46595d', '#1c5a64', '#bf3318', '#a9c5c3'],
  ['#fbeae4', '#992611', '#1c5a64', '#0f2a30', '#e0b4a6'],
  ['#a9c5c3', '#0f2a30', '#1c5a64', '#fcfcfa', '#3f7880'],
];

type Inks = Palette extends readonly [string, ...infer Rest] ? Rest : never;
type Layer = (random: Random, inks: Inks) => string;

/** Rings around a point, one of them with ticks like a compass. */
const rings: Layer = (random, inks) => {
  const centre = `cx="${px(between(random, 0, width))}" cy="${px(between(random, 0, height))}"`;
  const gap = between(random, 13, 24);
  return times(wholeBetween(random, 6, 14), (index) => {
    const line =
      random() < 0.3
        ? `stroke-width="6" stroke-dasharray="1 ${px(between(random, 2, 5))}"`
        : `stroke-width="${px(between(random, 0.6, 2.4))}"`;
    return `<circle ${centre} r="${px((index + 1) * gap)}" fill="none" stroke="${pick(random, inks)}" ${line}/>`;
  }).join('');
};

/** Lines of height, as on a map. */
const contours: Layer = (random, inks) => {
  const [long, short] = [between(random, 60, 140), between(random, 20, 50)];
  const [phase, rise] = [between(random, 0, 6), between(random, 8, 22)];
  const gap = between(random, 7, 13);
  return times(Math.ceil((height + 80) / gap), (index) => {
    const points = times(41, (step) => {
      const x = (step / 40) * width;
      const swing = Math.sin(x / long + phase) * rise + Math.cos(x / short + phase + index / 6) * (rise / 3);
      return `${px(x)} ${px(index * gap - 40 + swing)}`;
    });
    const strong = index % 5 === 0 ? 2 : 0.9;
    return `<path d="M${points.join('L')}" fill="none" stroke="${pick(random, inks)}" stroke-width="${strong}"/>`;
  }).join('');
};

/** Fields of colour, as in a ledger seen from afar. */
const fields: Layer = (random, inks) =>
  times(wholeBetween(random, 9, 18), () => {
    const size = `width="${px(between(random, 14, 110))}" height="${px(between(random, 8, 70))}"`;
    const place = `x="${px(between(random, -30, width))}" y="${px(between(random, -20, height))}"`;
    const turn = `transform="rotate(${px(between(random, -40, 40))} ${width / 2} ${height / 2})"`;
    return `<rect ${size} ${place} ${turn} fill="${pick(random, inks)}" fill-opacity="${px(between(random, 0.3, 0.9))}"/>`;
  }).join('');

/** Places on a map, some joined. */
const places: Layer = (random, inks) => {
  const points = times(wholeBetween(random, 14, 34), () => [
    between(random, 0, width),
    between(random, 0, height),
  ]);
  const dots = points.map(
    ([x = 0, y = 0]) =>
      `<circle cx="${px(x)}" cy="${px(y)}" r="${px(between(random, 1.5, 7))}" fill="${pick(random, inks)}"/>`,
  );
  const line = points.slice(0, 6).map(([x = 0, y = 0]) => `${px(x)} ${px(y)}`);
  return `<path d="M${line.join('L')}" fill="none" stroke="${pick(random, inks)}" stroke-width="1.4"/>${dots.join('')}`;
};

const compositions: [Layer[], ...Layer[][]] = [
  [fields, rings, places],
  [fields, contours, places],
  [contours, rings, places],
  [rings, rings, fields, places],
];

/** A picture as SVG, like no other; nothing in it depends on where the piece belongs. */
export function drawScene(random: Random): string {
  const [ground, ...inks] = pick(random, palettes);
  const layers = pick(random, compositions).map((layer) => layer(random, inks));
  const box = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} viewBox="0 0 ${width} ${height}"><rect ${box} fill="${ground}"/>${layers.join('')}</svg>`;
}
