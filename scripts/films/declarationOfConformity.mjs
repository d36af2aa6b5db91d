// @ts-check
import {
  at,
  box,
  calendar,
  colour,
  cross,
  label,
  lamp,
  line,
  parcel,
  shown,
  since,
  tick,
} from './canvas.mjs';

/** @typedef {import('./vatOssIoss.mjs').Scene} Scene */

/** The six parts of the page: where they begin and how many lines they have. */
const parts = /** @type {const} */ ([
  [170, 2],
  [240, 2],
  [310, 1],
  [360, 3],
  [450, 2],
  [530, 2],
]);

/**
 * The page at the left, one part of it marked.
 * @param {number} marked -1 for none @param {number} [progress] of the mark
 */
function page(marked, progress = 1) {
  const rows = parts
    .flatMap(([top, lines], part) =>
      Array.from({ length: lines }, (_, row) =>
        line(`M190 ${top + row * 24}H${row === lines - 1 ? 440 : 510}`, {
          stroke: part === marked ? colour.ink : colour.line,
          thickness: part === marked ? 5 : 4,
        }),
      ),
    )
    .join('');
  const [top, lines] = parts[marked] ?? [0, 0];
  return (
    box(150, 70, 400, 540, { fill: colour.paper, stroke: colour.ink }) +
    label('CE', 190, 130, { size: 44, weight: 700 }) +
    line('M290 115H510', { stroke: colour.signal, thickness: 5 }) +
    (marked < 0
      ? ''
      : shown(progress, box(172, top - 22, 356, lines * 24 + 20, { stroke: colour.signal, thickness: 4 })) +
        line(`M528 ${top + lines * 12 - 12}H680`, { progress, stroke: colour.signal, thickness: 4 })) +
    rows
  );
}

/** A postal address beside a house. @param {number} x @param {number} y @param {string} code */
const address = (x, y, code) =>
  at(
    x,
    y,
    `<path d="M-50 0V-60L0 -100L50 -60V0Z" fill="${colour.mist}" stroke="${colour.ink}" stroke-width="3"/>`,
  ) +
  line(`M${x + 90} ${y - 70}H${x + 300} M${x + 90} ${y - 40}H${x + 250}`, {
    stroke: colour.strong,
    thickness: 4,
  }) +
  label(code, x + 90, y, { size: 34, fill: colour.petrol });

/** @type {Scene} */
const thePage = (t) =>
  shown(since(t, 0), page(-1)) +
  shown(since(t, 6), at(900, 340, parcel(lamp), 2.6)) +
  line('M560 340H760', { progress: since(t, 8, 1.5), stroke: colour.pale });

/** @type {Scene} */
const product = (t) =>
  page(0, since(t, 0.5)) +
  shown(since(t, 2), at(820, 200, parcel(lamp), 1.3) + label('M-7', 920, 218, { size: 56 })) +
  shown(since(t, 9), at(820, 420, parcel(lamp), 1.3) + label('M-5', 920, 438, { size: 56 })) +
  at(1110, 310, cross(since(t, 11)), 1.6);

/** @type {Scene} */
const manufacturer = (t) =>
  page(1, since(t, 0.5)) +
  shown(since(t, 2), address(760, 280, 'CN')) +
  shown(since(t, 6), address(760, 450, 'EU')) +
  shown(since(t, 11), label('www', 720, 575, { size: 44, fill: colour.strong })) +
  at(880, 560, cross(since(t, 12)));

/** @type {Scene} */
const responsibility = (t) =>
  page(2, since(t, 0.5)) +
  shown(
    since(t, 2),
    at(
      840,
      250,
      `<path d="M-70 0V-84L0 -140L70 -84V0Z" fill="${colour.mist}" stroke="${colour.ink}" stroke-width="3"/>`,
    ),
  ) +
  at(1010, 200, tick(since(t, 4)), 1.4) +
  shown(
    since(t, 8),
    line('M810 370V420L760 520H920L870 420V370 M800 370H880', { stroke: colour.ink }) +
      line('M784 480H896', { stroke: colour.pale, thickness: 8 }),
  ) +
  at(1010, 460, cross(since(t, 10)), 1.4);

const acts = ['LVD', 'EMC', 'RoHS'];

/** @type {Scene} */
const actsOfLaw = (t) => {
  const withRadio = since(t, 17);
  return (
    page(3, since(t, 0.5)) +
    acts
      .map((act, index) =>
        shown(
          since(t, 4 + index * 3),
          box(720, 150 + index * 130, 230, 92, { fill: colour.mist }) +
            label(act, 835, 212 + index * 130, { size: 44, anchor: 'middle' }) +
            (index < 2
              ? line(`M730 ${196 + index * 130}H940`, {
                  progress: withRadio,
                  stroke: colour.signal,
                  thickness: 5,
                })
              : ''),
        ),
      )
      .join('') +
    shown(
      withRadio,
      box(1000, 215, 190, 92, { fill: colour.tint }) +
        label('RED', 1095, 277, { size: 44, anchor: 'middle' }),
    )
  );
};

/** @type {Scene} */
const standards = (t) =>
  page(4, since(t, 0.5)) +
  shown(
    since(t, 3),
    label('EN', 720, 250, { size: 48 }) + line('M810 234H950', { stroke: colour.strong, thickness: 5 }),
  ) +
  shown(since(t, 6), label(':2015', 975, 250, { size: 48, fill: colour.signal })) +
  line('M970 232H1112', { progress: since(t, 10), stroke: colour.signal, thickness: 5 }) +
  shown(since(t, 12), label(':2021', 975, 340, { size: 48 })) +
  at(1150, 325, tick(since(t, 13)), 1.1);

/** @type {Scene} */
const signature = (t) =>
  page(5, since(t, 0.5)) +
  shown(since(t, 1.5), at(800, 300, calendar('14'), 1.4)) +
  line('M920 440C960 380 990 480 1020 420C1040 380 1060 470 1160 410', {
    progress: since(t, 4, 2),
    thickness: 4,
  }) +
  line('M920 470H1170', { progress: since(t, 3), stroke: colour.line });

/** @type {Scene} */
const file = (t) =>
  page(-1) +
  [0, 1, 2, 3]
    .map((sheet) =>
      shown(
        since(t, 2 + sheet),
        box(760 + sheet * 26, 170 + sheet * 26, 260, 320, { fill: colour.paper, stroke: colour.ink }) +
          (sheet === 3
            ? line('M870 460L910 400L950 430L1000 340L1060 380', {
                progress: since(t, 6, 2),
                stroke: colour.petrol,
              })
            : ''),
      ),
    )
    .join('') +
  shown(since(t, 14), label('EU', 1150, 240, { size: 44, fill: colour.petrol })) +
  shown(since(t, 18), at(1150, 400, calendar('10', colour.petrol), 0.9));

/** @type {Scene} */
const fiveChecks = (t) =>
  page(-1) +
  [0, 1, 2, 3, 4]
    .map(
      (check) =>
        shown(since(t, 1 + check * 2.2), box(720, 130 + check * 92, 60, 60, { stroke: colour.ink })) +
        at(748, 164 + check * 92, tick(since(t, 2 + check * 2.2))) +
        line(`M820 ${160 + check * 92}H${1000 + ((check * 53) % 130)}`, {
          progress: since(t, 1 + check * 2.2),
          stroke: colour.strong,
          thickness: 4,
        }),
    )
    .join('');

/** Reading a declaration of conformity. */
export const declarationOfConformity = {
  seconds: 174,
  scenes: [
    { from: 0, draw: thePage },
    { from: 17, draw: product },
    { from: 35, draw: manufacturer },
    { from: 51, draw: responsibility },
    { from: 68, draw: actsOfLaw },
    { from: 98, draw: standards },
    { from: 116, draw: signature },
    { from: 126, draw: file },
    { from: 148, draw: fiveChecks },
  ],
};
