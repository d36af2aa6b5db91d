import { between, pick, px, times, wholeBetween, type Random } from './random';

/** Width and height of the square that every piece fits into, in CSS pixels. */
export const pieceSize = 56;

const middle = pieceSize / 2;
type Point = readonly [number, number];

const closed = (points: Point[]): string => `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`;

const around = (radius: number, angle: number): Point => [
  middle + radius * Math.cos(angle),
  middle + radius * Math.sin(angle),
];

/** Five to eight corners, somewhat uneven. */
function polygon(random: Random): string {
  const corners = wholeBetween(random, 5, 8);
  const turn = between(random, 0, Math.PI);
  return closed(
    times(corners, (index) => around(between(random, 20, 27), turn + (index / corners) * 2 * Math.PI)),
  );
}

/** Points like those of a compass rose. */
function star(random: Random): string {
  const points = wholeBetween(random, 4, 6);
  const turn = between(random, 0, Math.PI);
  const inner = between(random, 13, 17);
  return closed(
    times(points * 2, (index) => around(index % 2 === 0 ? 27 : inner, turn + (index / points) * Math.PI)),
  );
}

/** One side of a jigsaw piece, as commands relative to where the side before ended; `bump` is out, in or none. */
function side([dx, dy]: Point, bump: number): string {
  const length = 18;
  const knob = 6;
  const step = (length * 2 - knob * 2) / 2;
  const [x, y] = [dx * step, dy * step];
  if (bump === 0) return `l${px(dx * length * 2)} ${px(dy * length * 2)}`;
  const [endX, endY] = [dx * knob * 2, dy * knob * 2];
  return `l${px(x)} ${px(y)}a${knob} ${knob} 0 0 ${bump > 0 ? 1 : 0} ${px(endX)} ${px(endY)}l${px(x)} ${px(y)}`;
}

/** The piece everybody knows. */
function jigsaw(random: Random): string {
  const directions: Point[] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  const sides = directions.map((direction) => side(direction, pick(random, [1, 1, -1, 0])));
  return `M10 10${sides.join('')}Z`;
}

const kinds = { jigsaw, polygon, star };
export type ShapeKind = keyof typeof kinds;
const names: [ShapeKind, ...ShapeKind[]] = ['jigsaw', 'polygon', 'star'];

/** The outline of a piece, as path data within its square. */
export interface Shape {
  kind: ShapeKind;
  path: string;
}

/** A new outline; of another kind than `other` where one is named, so that nobody takes the one for the other. */
export function drawShape(random: Random, other?: ShapeKind): Shape {
  const [first = 'jigsaw', ...rest] = names.filter((name) => name !== other);
  const kind = pick(random, [first, ...rest]);
  return { kind, path: kinds[kind](random) };
}
