// @ts-check
import {
  at,
  box,
  calendar,
  colour,
  cross,
  door,
  form,
  label,
  lamp,
  line,
  parcel,
  scarf,
  shown,
  since,
  tick,
  warehouse,
  watch,
} from './canvas.mjs';

/** @typedef {(t: number) => string} Scene draws a picture, t seconds after the scene has begun */

const goods = [lamp, scarf, watch];
const routes = ['M300 170C640 170 760 330 1010 355', 'M300 360H1010', 'M300 550C640 550 760 390 1010 365'];

/** A country of 560 by 360 with its code. @param {number} x @param {string} code @param {string} [fill] @param {number} [w] */
const country = (x, code, fill = colour.mist, w = 500) =>
  box(x, 130, w, 420, { fill }) + label(code, x + 28, 190, { size: 40, fill: colour.petrol });

/** @type {Scene} */
const threeParcels = (t) =>
  goods
    .map(
      (content, index) =>
        line(routes[index] ?? '', {
          progress: since(t, 5 + index * 1.5, 3),
          stroke: index === 1 ? colour.petrol : colour.ink,
        }) + shown(since(t, 1 + index * 1.2), at(254, 170 + index * 190, parcel(content), 1.15)),
    )
    .join('') + shown(since(t, 0.2), at(1060, 425, door(), 1.2));

/** @type {Scene} */
const local = (t) =>
  shown(since(t, 0), country(140, 'AT', colour.mist, 1000)) +
  shown(since(t, 0.5), at(330, 470, warehouse(), 1.2) + at(330, 300, parcel(lamp), 0.9)) +
  line('M430 420H860', { progress: since(t, 3, 2.5), thickness: 4 }) +
  shown(since(t, 2), at(930, 470, door(), 1.2)) +
  shown(since(t, 10), at(650, 300, form('VAT AT', since(t, 11, 2)))) +
  shown(since(t, 14), label('20 %', 930, 270, { size: 72, anchor: 'middle', fill: colour.signal })) +
  shown(
    since(t, 20),
    label('1', 330, 585, { size: 40, anchor: 'middle' }) + at(385, 578, tick(since(t, 21))),
  );

/** @type {Scene} */
const oss = (t) =>
  shown(since(t, 0), country(80, 'DE', colour.mist, 470) + country(730, 'AT', colour.mist, 470)) +
  shown(since(t, 0.6), at(240, 470, warehouse()) + at(240, 310, parcel(scarf), 0.9)) +
  shown(since(t, 1.5), at(1040, 470, door(), 1.2)) +
  line('M330 420H990', { progress: since(t, 3, 3), thickness: 4 }) +
  shown(since(t, 8), at(640, 270, form('OSS', since(t, 9, 2)))) +
  shown(
    since(t, 13),
    label('4 ×', 845, 240, { size: 34, anchor: 'end' }) + at(905, 228, calendar('Q', colour.petrol), 0.75),
  ) +
  shown(since(t, 16), label('20 %', 1090, 280, { size: 60, anchor: 'middle', fill: colour.signal })) +
  shown(since(t, 20), at(1090, 520, cross(since(t, 20)), 0.7) + label('VAT AT', 950, 530, { size: 28 })) +
  shown(since(t, 25), at(330, 520, tick(since(t, 25)), 0.8) + label('VAT DE', 190, 530, { size: 28 }));

/** @type {Scene} */
const ioss = (t) =>
  shown(since(t, 0), country(60, 'HK', colour.tint, 300) + country(520, 'EU', colour.mist, 700)) +
  shown(since(t, 0.8), at(210, 360, parcel(watch), 1.2)) +
  shown(since(t, 2), at(1120, 470, door(), 1.2)) +
  shown(since(t, 4), label('€ 90', 210, 490, { size: 48, anchor: 'middle' })) +
  shown(since(t, 8), label('≤ € 150', 445, 240, { size: 44, anchor: 'middle', fill: colour.signal })) +
  line('M300 360H1060', { progress: since(t, 10, 4), thickness: 4 }) +
  shown(since(t, 13), at(690, 360, form('IOSS', since(t, 14, 2)))) +
  shown(since(t, 18), label('20 %', 920, 300, { size: 60, anchor: 'middle', fill: colour.signal })) +
  shown(
    since(t, 26),
    label('12 ×', 905, 470, { size: 34, anchor: 'end' }) + at(970, 458, calendar('M', colour.petrol), 0.75),
  );

/** @type {Scene} */
const duty = (t) =>
  goods
    .map(
      (content, index) =>
        shown(since(t, index * 0.6), at(320 + index * 320, 280, parcel(content), 1.4)) +
        shown(
          since(t, 3 + index),
          label('€ 3', 320 + index * 320, 440, { size: 72, anchor: 'middle', fill: colour.signal }),
        ),
    )
    .join('') +
  line('M200 480H1080', { progress: since(t, 6, 1.5) }) +
  shown(since(t, 7), label('2026-07', 640, 560, { size: 48, anchor: 'middle' }));

/** @type {Scene} */
const marketplace = (t) =>
  shown(since(t, 0), box(120, 120, 1040, 480, { stroke: colour.petrol, thickness: 4 })) +
  shown(since(t, 0), box(120, 120, 1040, 64, { fill: colour.petrol })) +
  [0, 1, 2].map((dot) => `<circle cx="${160 + dot * 34}" cy="152" r="9" fill="${colour.paper}"/>`).join('') +
  goods
    .map((content, index) =>
      shown(
        since(t, 1 + index * 0.6),
        at(320 + index * 320, 330, parcel(content, index === 2 && t > 6 ? colour.tint : colour.paper), 1.3),
      ),
    )
    .join('') +
  shown(since(t, 6), box(880, 450, 160, 84, { fill: colour.petrol })) +
  shown(
    since(t, 6),
    [0, 1, 2].map((dot) => `<circle cx="${925 + dot * 34}" cy="492" r="9" fill="${colour.paper}"/>`).join(''),
  ) +
  [0, 1]
    .map((index) =>
      shown(
        since(t, 15 + index),
        box(240 + index * 320, 450, 160, 84, { stroke: colour.ink }) +
          label('ES', 320 + index * 320, 508, { size: 44, anchor: 'middle' }),
      ),
    )
    .join('');

const answers = ['VAT', 'OSS', 'IOSS'];

/** @type {Scene} */
const threeQuestions = (t) =>
  [
    at(230, 235, warehouse(), 1),
    at(220, 415, door(), 1) + line('M110 360H170', { thickness: 4 }),
    at(225, 540, parcel(label('?', 0, 20, { size: 56, anchor: 'middle', fill: colour.signal })), 1),
  ]
    .map((content, index) => shown(since(t, 2 + index * 4), content))
    .join('') +
  answers
    .map(
      (answer, index) =>
        [180, 360, 540]
          .map((y) =>
            line(`M340 ${y}C560 ${y} 620 ${180 + index * 180} 830 ${180 + index * 180}`, {
              progress: since(t, 14 + index, 2),
              stroke: colour.pale,
            }),
          )
          .join('') +
        shown(
          since(t, 16 + index),
          box(830, 130 + index * 180, 260, 100, { fill: index === 2 ? colour.tint : colour.mist }) +
            label(answer, 960, 197 + index * 180, { size: 52, anchor: 'middle' }),
        ),
    )
    .join('');

/** @type {Scene} */
const severalOfThem = (t) =>
  answers
    .map(
      (answer, index) =>
        shown(
          since(t, index * 0.5),
          box(250 + index * 280, 250, 220, 130, { fill: colour.mist }) +
            label(answer, 360 + index * 280, 332, { size: 52, anchor: 'middle' }),
        ) + at(360 + index * 280, 450, tick(since(t, 3 + index)), 1.4),
    )
    .join('');

/** Local VAT, OSS or IOSS. Seconds are those of the transcript's paragraphs. */
export const vatOssIoss = {
  seconds: 186,
  scenes: [
    { from: 0, draw: threeParcels },
    { from: 18, draw: local },
    { from: 46, draw: oss },
    { from: 76, draw: ioss },
    { from: 108, draw: duty },
    { from: 120, draw: marketplace },
    { from: 148, draw: threeQuestions },
    { from: 170, draw: severalOfThem },
  ],
};
