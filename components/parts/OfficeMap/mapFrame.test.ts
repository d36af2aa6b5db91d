import { cities } from './cities';
import { mapFrame } from './mapFrame';

it('keeps the aspect ratio, with every place inside the margin', () => {
  const places = Object.values(cities);
  const frame = mapFrame(places);
  expect(frame && frame.width / frame.height).toBeCloseTo(4 / 3);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan((frame?.x ?? 0) + 50);
    expect(x).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0) - 50);
    expect(y).toBeGreaterThan((frame?.y ?? 0) + 50);
    expect(y).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0) - 50);
  }
});

it('shows the surroundings of a single city', () =>
  expect(mapFrame([{ x: 350, y: 400 }])).toEqual({ x: 200, y: 287.5, width: 300, height: 225 }));

it('returns null without a place', () => expect(mapFrame([])).toBeNull());
