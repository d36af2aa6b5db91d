// @ts-check
import {
  at,
  box,
  calendar,
  colour,
  cross,
  form,
  label,
  line,
  shown,
  since,
  tick,
  warehouse,
} from './canvas.mjs';

/** @typedef {import('./vatOssIoss.mjs').Scene} Scene */

/** A figure of a column. @param {number} y @param {string} content @param {string} [fill] */
const figure = (y, content, fill = colour.ink) => label(content, 1080, y, { size: 60, anchor: 'end', fill });

/** @type {Scene} */
const theReturn = (t) =>
  shown(since(t, 0.2), at(380, 360, form('DE', since(t, 4, 4)), 2)) +
  shown(since(t, 1.5), at(820, 470, warehouse(colour.mist), 1.8)) +
  shown(since(t, 11), at(1080, 350, calendar('11'), 1.2));

/** @type {Scene} */
const sales = (t) =>
  shown(since(t, 0), label('DE', 180, 330, { size: 60, fill: colour.petrol })) +
  shown(since(t, 2), label('€ 20 000', 640, 330, { size: 64, anchor: 'end' })) +
  shown(since(t, 7), label('× 19 %', 860, 330, { size: 48, anchor: 'end', fill: colour.strong })) +
  line('M180 380H1120', { progress: since(t, 9, 1.5), stroke: colour.line }) +
  shown(since(t, 10), label('€ 3 800', 1120, 480, { size: 92, anchor: 'end', fill: colour.signal }));

/** @type {Scene} */
const distanceSales = (t) =>
  shown(
    since(t, 0),
    at(250, 420, warehouse(colour.mist), 1.3) + label('€ 5 000', 250, 500, { size: 40, anchor: 'middle' }),
  ) +
  ['FR', 'AT']
    .map(
      (code, index) =>
        line(`M370 370C560 370 560 ${250 + index * 230} 760 ${250 + index * 230}`, {
          progress: since(t, 2 + index, 2),
        }) + shown(since(t, 4 + index), label(code, 790, 266 + index * 230, { size: 48 })),
    )
    .join('') +
  shown(since(t, 8), at(1060, 260, form('OSS', since(t, 9, 2)))) +
  shown(since(t, 13), at(1060, 520, form('VAT DE', 1), 0.7) + at(1150, 480, cross(since(t, 15)), 1.3));

/** A customs document of 300 by 220 with the name on it. @param {number} x @param {boolean} isOurs */
const customsPaper = (x, isOurs) =>
  box(x, 250, 300, 220, { fill: colour.paper, stroke: colour.ink }) +
  line(`M${x + 30} 300H${x + 200} M${x + 30} 410H${x + 260} M${x + 30} 436H${x + 220}`, {
    stroke: colour.line,
    thickness: 4,
  }) +
  box(x + 30, 330, 180, 44, { fill: isOurs ? colour.pale : colour.tint }) +
  at(
    x + 250,
    352,
    isOurs
      ? '<path d="M-20 14V-6L0 -20L20 -6V14Z" fill="none" stroke="#0f2a30" stroke-width="3"/>'
      : '<path d="M-26 12V-12H8V12Z M8 -4H20L28 4V12H8Z" fill="none" stroke="#0f2a30" stroke-width="3"/>',
  );

/** @type {Scene} */
const importVat = (t) =>
  shown(
    since(t, 0),
    label('CN', 160, 170, { size: 48, fill: colour.petrol }) + label('€ 10 000', 260, 170, { size: 48 }),
  ) +
  line('M520 154H800', { progress: since(t, 1.5, 2) }) +
  shown(since(t, 4), label('€ 1 900', 840, 172, { size: 60, fill: colour.signal })) +
  shown(since(t, 8), customsPaper(240, true)) +
  at(390, 540, tick(since(t, 11)), 1.6) +
  shown(since(t, 13), customsPaper(740, false)) +
  at(890, 540, cross(since(t, 16)), 1.6);

/** @type {Scene} */
const inputVat = (t) =>
  shown(since(t, 0), at(280, 430, warehouse(colour.mist), 1.5)) +
  shown(since(t, 2), at(620, 340, form('€ 600', since(t, 2.5, 2)), 1.5)) +
  shown(since(t, 4), label('+ € 114', 820, 362, { size: 72, fill: colour.signal })) +
  at(1140, 340, tick(since(t, 9)), 1.6);

/** @type {Scene} */
const payment = (t) =>
  at(330, 360, form('DE'), 2) +
  shown(since(t, 0), figure(200, '€ 3 800')) +
  shown(since(t, 2.5), figure(290, '– € 1 900', colour.petrol)) +
  shown(since(t, 4.5), figure(380, '– € 114', colour.petrol)) +
  line('M700 420H1080', { progress: since(t, 6.5, 1) }) +
  shown(since(t, 7.5), label('€ 1 786', 1080, 530, { size: 100, anchor: 'end', fill: colour.signal }));

/** @type {Scene} */
const dueDate = (t) =>
  shown(since(t, 0), at(260, 340, form('DE'), 1.5)) +
  line('M400 340H640', { progress: since(t, 2, 2) }) +
  shown(
    since(t, 8),
    at(790, 300, calendar('10'), 1.7) + label('12', 790, 480, { size: 52, anchor: 'middle' }),
  ) +
  line('M920 300H990', { progress: since(t, 14), stroke: colour.pale }) +
  shown(
    since(t, 15),
    at(1090, 300, calendar('10', colour.petrol), 1.2) +
      label('01', 1090, 440, { size: 44, anchor: 'middle' }),
  );

/** @type {Scene} */
const zeros = (t) =>
  shown(since(t, 0.5), at(340, 350, form('DE', 0), 2)) +
  shown(since(t, 5), label('0   0   0', 340, 400, { size: 60, anchor: 'middle' })) +
  at(560, 340, tick(since(t, 7)), 1.6) +
  shown(since(t, 9), box(760, 150, 300, 400, { stroke: colour.strong })) +
  shown(since(t, 11), label('?', 910, 400, { size: 160, anchor: 'middle', fill: colour.signal })) +
  at(1150, 340, cross(since(t, 12)), 1.6);

/** @type {Scene} */
const records = (t) =>
  at(300, 330, tick(since(t, 1)), 3) +
  shown(since(t, 5), label('€ 1 786', 640, 365, { size: 84, anchor: 'middle' })) +
  [0, 1, 2, 3, 4]
    .map((sheet) =>
      shown(
        since(t, 7 + sheet * 0.5),
        box(900 + sheet * 14, 460 - sheet * 50, 220, 40, { fill: colour.mist, stroke: colour.ink }),
      ),
    )
    .join('') +
  shown(since(t, 12), label('10', 1080, 220, { size: 84, anchor: 'middle', fill: colour.petrol }));

/** The first German VAT return. */
export const firstGermanReturn = {
  seconds: 168,
  scenes: [
    { from: 0, draw: theReturn },
    { from: 17, draw: sales },
    { from: 35, draw: distanceSales },
    { from: 54, draw: importVat },
    { from: 80, draw: inputVat },
    { from: 94, draw: payment },
    { from: 106, draw: dueDate },
    { from: 128, draw: zeros },
    { from: 144, draw: records },
  ],
};
