import sharp, { type OverlayOptions } from 'sharp';

import { px, times, unpredictable, wholeBetween, type Random } from './random';
import { drawScene, pictureSize } from './scenes';
import { drawShape, pieceSize, type Shape } from './shapes';

/** Position of the piece's square in the picture, in CSS pixels. */
export interface PiecePosition {
  x: number;
  y: number;
}

/** Both WebP, twice as fine as their CSS pixels. */
export interface PuzzleImages {
  /** The picture with the gap. */
  picture: Buffer;
  /** The piece in a strip as high as the picture, so that only its way from the left is left to find. */
  piece: Buffer;
}

const { width, height } = pictureSize;
const fineness = 2;

const svg = (boxWidth: number, content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${boxWidth * fineness}" height="${height * fineness}" viewBox="0 0 ${boxWidth} ${height}">${content}</svg>`,
  );

const gap = ({ path }: Shape, { x, y }: PiecePosition): string =>
  `<g transform="translate(${px(x)} ${px(y)})"><path d="${path}" fill="#0f2a30" fill-opacity="0.72" stroke="#fcfcfa" stroke-width="1.6"/></g>`;

/** A gap of another kind, clear of the real one and of where the piece starts: whoever looks for any gap finds two. */
function decoy(random: Random, shape: Shape, { x }: PiecePosition): string {
  const candidates = times(12, () => wholeBetween(random, pieceSize + 4, width - pieceSize - 4));
  const clear = candidates.find((candidate) => Math.abs(candidate - x) > pieceSize);
  if (clear === undefined) return '';
  return gap(drawShape(random, shape.kind), { x: clear, y: wholeBetween(random, 4, height - pieceSize - 4) });
}

/** Grain: the same place of picture and piece never has the same pixels. */
async function grain(boxWidth: number): Promise<OverlayOptions> {
  const size = { width: boxWidth * fineness, height: height * fineness, channels: 3 } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const;
  const input = await sharp({ create: { ...size, background: '#808080', noise } })
    .raw()
    .toBuffer();
  return { input, raw: size, blend: 'soft-light' };
}

/** Draws a puzzle whose piece belongs at `place`; every drawing is another one. */
export async function drawPuzzle(place: PiecePosition, random = unpredictable): Promise<PuzzleImages> {
  const scene = await sharp(Buffer.from(drawScene(random)), { density: 72 * fineness })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const shape = drawShape(random);
  const outline = `<g transform="translate(0 ${px(place.y)})"><path d="${shape.path}" fill="none" stroke="#0f2a30" stroke-width="3.2"/><path d="${shape.path}" fill="none" stroke="#fcfcfa" stroke-width="1.6"/></g>`;
  const mask = `<g transform="translate(0 ${px(place.y)})"><path d="${shape.path}" stroke="#000" stroke-width="3"/></g>`;
  const strip = {
    left: place.x * fineness,
    top: 0,
    width: pieceSize * fineness,
    height: height * fineness,
  };
  const [picture, piece] = await Promise.all([
    sharp(scene)
      .composite([{ input: svg(width, decoy(random, shape, place) + gap(shape, place)) }, await grain(width)])
      .webp({ quality: 72, effort: 1 })
      .toBuffer(),
    sharp(scene)
      .extract(strip)
      .ensureAlpha()
      .composite([
        await grain(pieceSize),
        { input: svg(pieceSize, mask), blend: 'dest-in' },
        { input: svg(pieceSize, outline) },
      ])
      .webp({ quality: 80, effort: 1 })
      .toBuffer(),
  ]);
  return { picture, piece };
}
