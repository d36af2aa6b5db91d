import { randomInt } from 'node:crypto';

import sharp, { type OverlayOptions } from 'sharp';

/** Position of the piece's square in the picture, in CSS pixels. */
export interface PiecePosition {
  x: number;
  y: number;
}

/** Size of the picture in CSS pixels, and of the square that every piece fits into. */
export const pictureSize = { width: 320, height: 180 } as const;
export const pieceSize = 56;

const { width, height } = pictureSize;
/** Images are twice as fine as their CSS pixels. */
const fineness = 2;

const inks = ['#0f2a30', '#1c5a64', '#3f7880', '#a9c5c3', '#eef2f0', '#fbeae4', '#e0b4a6', '#bf3318'];
const ink = (): string => inks[randomInt(inks.length)] ?? '';

const times = (count: number, draw: () => string): string => Array.from({ length: count }, draw).join('');

const svg = (boxWidth: number, content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${boxWidth * fineness}" height="${height * fineness}" viewBox="0 0 ${boxWidth} ${height}">${content}</svg>`,
  );

/** Fields of colour and rings, like no other picture; nothing in it depends on where the piece belongs. */
function scene(): string {
  const fields = times(randomInt(14, 24), () => {
    const turn = `rotate(${randomInt(-40, 41)} ${width / 2} ${height / 2})`;
    return `<rect x="${randomInt(-30, width)}" y="${randomInt(-20, height)}" width="${randomInt(14, 110)}" height="${randomInt(8, 70)}" transform="${turn}" fill="${ink()}" fill-opacity="0.${randomInt(3, 10)}"/>`;
  });
  const rings = times(randomInt(14, 30), () => {
    const centre = `cx="${randomInt(width)}" cy="${randomInt(height)}" r="${randomInt(4, 120)}"`;
    return `<circle ${centre} fill="none" stroke="${ink()}" stroke-width="${randomInt(1, 5)}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="${ink()}"/>${fields}${rings}`;
}

/** An uneven outline with so many corners, as path data within its square. */
function outline(corners: number): string {
  const turn = randomInt(360);
  const points = Array.from({ length: corners }, (_, corner) => {
    const [radius, angle] = [randomInt(19, 28), ((turn + (corner / corners) * 360) * Math.PI) / 180];
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
      .map((distance) => (pieceSize / 2 + distance).toFixed(1))
      .join(' ');
  });
  return `M${points.join('L')}Z`;
}

const placed = ({ x, y }: PiecePosition, path: string, look: string): string =>
  `<path transform="translate(${x} ${y})" d="${path}" ${look}/>`;

const gapLook = 'fill="#0f2a30" fill-opacity="0.72" stroke="#fcfcfa" stroke-width="1.6"';

/** A gap of another kind, clear of the real one and of where the piece starts: whoever looks for any gap finds two. */
function decoy({ x }: PiecePosition, corners: number): string {
  const room = width - 2 * pieceSize;
  const places = Array.from({ length: room }, (_, step) => pieceSize + step);
  const clear = places.filter((place) => Math.abs(place - x) > pieceSize);
  const place = { x: clear[randomInt(clear.length)] ?? 0, y: randomInt(4, height - pieceSize - 4) };
  return placed(place, outline(corners), gapLook);
}

/** Grain: the same place of picture and piece never has the same pixels. */
async function grain(boxWidth: number): Promise<OverlayOptions> {
  const size = { width: boxWidth * fineness, height: height * fineness, channels: 3 } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const;
  const image = sharp({ create: { ...size, background: '#808080', noise } });
  return { input: await image.raw().toBuffer(), raw: size, blend: 'soft-light' };
}

/**
 * Draws a puzzle whose piece belongs at `place`, as two WebP images: the picture with the gap, and the piece in a strip as
 * high as the picture, so that only its way from the left is left to find.
 */
export async function drawPuzzle(place: PiecePosition): Promise<{ picture: Buffer; piece: Buffer }> {
  const drawn = await sharp(svg(width, scene())).png({ compressionLevel: 0 }).toBuffer();
  // Few corners or many: the two gaps are never taken for each other.
  const [corners, others] = randomInt(2) ? [5, 9] : [9, 5];
  const path = outline(corners);
  const gaps = svg(width, decoy(place, others) + placed(place, path, gapLook));
  const start = { x: 0, y: place.y };
  const edge = ['#0f2a30', '#fcfcfa'].map((colour, index) =>
    placed(start, path, `fill="none" stroke="${colour}" stroke-width="${index ? 1.6 : 3.2}"`),
  );
  const mask = placed(start, path, 'stroke="#000" stroke-width="3"');
  const strip = { left: place.x * fineness, top: 0, width: pieceSize * fineness, height: height * fineness };
  const [picture, piece] = await Promise.all([
    sharp(drawn)
      .composite([{ input: gaps }, await grain(width)])
      .webp({ quality: 72, effort: 1 })
      .toBuffer(),
    sharp(drawn)
      .extract(strip)
      .ensureAlpha()
      .composite([
        await grain(pieceSize),
        { input: svg(pieceSize, mask), blend: 'dest-in' },
        { input: svg(pieceSize, edge.join('')) },
      ])
      .webp({ quality: 80, effort: 1 })
      .toBuffer(),
  ]);
  return { picture, piece };
}
