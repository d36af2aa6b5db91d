import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Pixels of four bytes: red, green, blue, opacity. */
interface Picture {
  width: number;
  height: number;
  pixels: Buffer;
}

/** A picture as it is kept: smaller than the screen, in few bytes, the same bytes for the same screen. */
export async function shrink(png: Buffer, scale: number): Promise<Buffer> {
  const image = sharp(png);
  const { width } = await image.metadata();
  return image
    .resize({ width: Math.round(width * scale) })
    .webp({ quality: 40, effort: 4 })
    .toBuffer();
}

async function pixelsOf(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

const toSharp = ({ width, height, pixels }: Picture) =>
  sharp(pixels, { raw: { width, height, channels: 4 } });

/** Side of a tile, in pixels. A page is judged by its worst tile: a change is small and in one place. */
const tile = 32;
/** In one tile so many pixels may differ: glyphs drawn by another version of the browser, but no line of a border. */
const tolerated = 16;

export interface Differences {
  /** The difference in words; empty where the two look the same. */
  fault?: string;
  /** Before, now, and what differs in red. */
  pictures: Picture[];
}

/** The tiles, by their place in pixels, in which more differs than anti-aliasing explains. */
function changedTiles({ width, height, pixels: mask }: Picture): [number, number][] {
  const counts = new Map<string, number>();
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (mask[pixel * 4 + 3] === 0) continue;
    const place = [pixel % width, Math.floor(pixel / width)].map((at) => Math.floor(at / tile) * tile);
    const key = place.join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > tolerated)
    .map(([key]) => key.split(',').map(Number) as [number, number]);
}

/** On a larger ground, which counts as different wherever the picture does not reach. */
async function extended(picture: Picture, width: number, height: number): Promise<Picture> {
  const right = width - picture.width;
  const bottom = height - picture.height;
  if (right === 0 && bottom === 0) return picture;
  const pixels = await toSharp(picture).extend({ right, bottom, background: 'magenta' }).raw().toBuffer();
  return { width, height, pixels };
}

/** Compares two pictures as they are kept; the fault is said in pixels of the screen, `scale` times as many. */
export async function differences(beforeFile: Buffer, nowFile: Buffer, scale = 1): Promise<Differences> {
  if (beforeFile.equals(nowFile)) return { pictures: [] };
  const kept = await Promise.all([pixelsOf(beforeFile), pixelsOf(nowFile)]);
  const onScreen = (pixels: number) => Math.round(pixels / scale);
  const width = Math.max(...kept.map((picture) => picture.width));
  const height = Math.max(...kept.map((picture) => picture.height));
  const [before, now] = (await Promise.all(kept.map((picture) => extended(picture, width, height)))) as [
    Picture,
    Picture,
  ];
  const drawn = (diffMask: boolean): Picture => {
    const pixels = Buffer.alloc(now.pixels.length);
    pixelmatch(before.pixels, now.pixels, pixels, width, height, { threshold: 0.1, alpha: 0.25, diffMask });
    return { width, height, pixels };
  };
  const changed = changedTiles(drawn(true));
  const [was, is] = kept.map((picture) => `${onScreen(picture.width)} × ${onScreen(picture.height)} px`);
  const place = changed[0]?.map(onScreen).join(', ');
  if (was === is && place === undefined) return { pictures: [] };
  const fault =
    was === is
      ? `${changed.length} of its parts differ, the first at ${place} px`
      : `It was ${was} and is ${is}; it differs from ${place} px on`;
  return { fault, pictures: [before, now, drawn(false)] };
}

/** Pictures beside each other on one sheet. */
export async function writeSheet(pictures: Picture[], file: string) {
  const gap = 16;
  let left = gap;
  const placed = [];
  for (const picture of pictures) {
    placed.push({ input: await toSharp(picture).png().toBuffer(), left, top: gap });
    left += picture.width + gap;
  }
  const height = Math.max(...pictures.map((picture) => picture.height)) + 2 * gap;
  await sharp({ create: { width: left, height, channels: 3, background: 'grey' } })
    .composite(placed)
    .png()
    .toFile(file);
}
