interface Point {
  x: number;
  y: number;
}
export interface MapFrame extends Point {
  width: number;
  height: number;
}

/** Units of the drawing around the outermost cities, and the least that is shown: a country and its neighbours. */
const margin = 70;
const leastWidth = 300;
const aspect = 4 / 3;

/** The part of the drawing that has all of these places in it, in the shape of the picture; null for no place. */
export function mapFrame(places: Point[]): MapFrame | null {
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(leastWidth, right - left + 2 * margin, (bottom - top + 2 * margin) * aspect);
  const height = width / aspect;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
