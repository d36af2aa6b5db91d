// @ts-check
/** Draws the films of the video course: pictures without words, so that one film serves every language. */

export const width = 1280;
export const height = 720;

export const colour = {
  ink: '#0f2a30',
  paper: '#fcfcfa',
  mist: '#eef2f0',
  line: '#c7d2d0',
  strong: '#788c8e',
  petrol: '#1c5a64',
  pale: '#a9c5c3',
  signal: '#bf3318',
  tint: '#fbeae4',
};

/** How far a change that begins at `from` seconds has come at `t`, from 0 to 1, slowing down. @param {number} t @param {number} from @param {number} [seconds] */
export function since(t, from, seconds = 0.8) {
  const part = Math.min(1, Math.max(0, (t - from) / seconds));
  return 1 - (1 - part) ** 3;
}

const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @param {number} progress @param {string} content */
export const shown = (progress, content) =>
  progress === 0 ? '' : `<g opacity="${round(progress)}">${content}</g>`;

/** @param {number} x @param {number} y @param {string} content @param {number} [scale] */
export const at = (x, y, content, scale = 1) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${content}</g>`;

/**
 * A line that is drawn from its beginning to its end.
 * @param {string} path @param {{ progress?: number, stroke?: string, thickness?: number, dashed?: boolean }} [look]
 */
export function line(path, { progress = 1, stroke = colour.ink, thickness = 3, dashed = false } = {}) {
  if (progress === 0) return '';
  const dash = dashed
    ? 'stroke-dasharray="2 12" stroke-linecap="round"'
    : `pathLength="1" stroke-dasharray="${progress === 1 ? 'none' : `${progress.toFixed(3)} 1`}"`;
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${thickness}" ${dash}/>`;
}

/**
 * @param {number} x @param {number} y @param {number} w @param {number} h
 * @param {{ fill?: string, stroke?: string, thickness?: number }} [look]
 */
export const box = (x, y, w, h, { fill = 'none', stroke = 'none', thickness = 3 } = {}) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" stroke="${stroke}" stroke-width="${thickness}"/>`;

/**
 * Figures, country codes and names that every language shares.
 * @param {string} content @param {number} x @param {number} y
 * @param {{ size?: number, fill?: string, weight?: number, anchor?: 'start' | 'middle' | 'end' }} [look]
 */
export const label = (content, x, y, { size = 44, fill = colour.ink, weight = 620, anchor = 'start' } = {}) =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${content}</text>`;

/** A tick whose corner is at 0, 0. @param {number} progress @param {string} [stroke] */
export const tick = (progress, stroke = colour.petrol) =>
  line('M-16 -2 L-4 12 L22 -20', { progress, stroke, thickness: 6 });

/** A cross around 0, 0. @param {number} progress */
export const cross = (progress) =>
  line('M-16 -16 L16 16 M16 -16 L-16 16', { progress, stroke: colour.signal, thickness: 6 });

/** A warehouse of 150 by 110 that stands on 0, 0. @param {string} [fill] */
export const warehouse = (fill = colour.paper) =>
  `<path d="M-75 0V-72L0 -110L75 -72V0Z" fill="${fill}" stroke="${colour.ink}" stroke-width="3"/>` +
  line('M-42 0V-48H42V0 M-42 -32H42 M-42 -16H42', { thickness: 2.5 });

/** A front door of 64 by 110 that stands on 0, 0. @param {string} [fill] */
export const door = (fill = colour.paper) =>
  box(-32, -110, 64, 110, { fill, stroke: colour.ink }) +
  box(-20, -98, 40, 38, { stroke: colour.ink, thickness: 2 }) +
  `<circle cx="20" cy="-46" r="4" fill="${colour.signal}"/>`;

/** A parcel of 92 by 92 around 0, 0 with a picture of what is in it. @param {string} content @param {string} [fill] */
export const parcel = (content, fill = colour.paper) =>
  box(-46, -46, 92, 92, { fill, stroke: colour.ink }) + content;

export const lamp =
  line('M-14 26H14 M0 26V4 L-14 -14', { thickness: 3 }) +
  `<path d="M-26 -8 L-6 -30 L10 -14 Z" fill="${colour.pale}" stroke="${colour.ink}" stroke-width="3"/>`;
export const scarf =
  `<path d="M-22 -26 H-2 V26 H-22 Z" fill="${colour.pale}" stroke="${colour.ink}" stroke-width="3"/>` +
  `<path d="M4 -26 H22 V10 H4 Z" fill="none" stroke="${colour.ink}" stroke-width="3"/>` +
  line('M-22 -12H-2 M-22 0H-2 M-22 12H-2 M8 10V20 M13 10V20 M18 10V20', { thickness: 2 });
export const watch =
  `<rect x="-10" y="-32" width="20" height="64" fill="${colour.pale}" stroke="${colour.ink}" stroke-width="3"/>` +
  `<circle r="20" fill="${colour.paper}" stroke="${colour.ink}" stroke-width="3"/>` +
  line('M0 -11V0L8 6', { thickness: 3 });

/** A form of 150 by 200 around 0, 0 with what stands at its head. @param {string} head @param {number} [progress] of what is filled in */
export const form = (head, progress = 1) =>
  box(-75, -100, 150, 200, { fill: colour.paper, stroke: colour.ink }) +
  label(head, 0, -52, { size: 30, anchor: 'middle' }) +
  line('M-55 -30H55', { stroke: colour.signal, thickness: 4 }) +
  [0, 1, 2, 3]
    .map((row) => line(`M-55 ${row * 28 - 4}H${55 - (row % 2) * 30}`, { progress, stroke: colour.strong }))
    .join('');

/** A leaf of a calendar, 130 by 130 around 0, 0. @param {string} content @param {string} [fill] of its head */
export const calendar = (content, fill = colour.signal) =>
  box(-65, -65, 130, 130, { fill: colour.paper, stroke: colour.ink }) +
  box(-65, -65, 130, 30, { fill }) +
  label(content, 0, 40, { size: content.length > 2 ? 40 : 64, anchor: 'middle' });

/** The scale at the foot of every picture, with a mark for where the film is. @param {number} part from 0 to 1 */
export function scale(part) {
  const marks = Array.from({ length: 33 }, (_, index) => {
    const x = 80 + index * 35;
    return `M${x} 676V${index % 8 === 0 ? 654 : index % 4 === 0 ? 660 : 667}`;
  }).join(' ');
  return (
    line(`M80 676H1200 ${marks}`, { stroke: colour.line, thickness: 2 }) +
    line(`M80 676H${round(80 + 1120 * part)}`, { stroke: colour.signal, thickness: 4 })
  );
}
