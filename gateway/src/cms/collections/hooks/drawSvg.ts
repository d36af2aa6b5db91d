import path from 'node:path';

import type { CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';

import type { Bilingual } from '../../../domain/languages';
import { refuse } from '../../access/refuse';
import { maxPixels } from './pixels';

const svgType = 'image/svg+xml';
/** Pixels of the longer side: sharp wherever the site shows a logo or a drawing. */
const side = 1_600;
/** In which a drawing says its size. */
const dotsPerInch = 72;
/** Seconds; a drawing can ask for as much work as it likes. */
const patience = 20;

const undrawable: Bilingual = {
  en: 'This SVG cannot be drawn. Please export it from the drawing program as PNG, at least 1600 pixels wide.',
  de: 'Diese SVG-Datei lässt sich nicht zeichnen. Bitte exportieren Sie sie im Zeichenprogramm als PNG, mindestens 1600 Pixel breit.',
};

/** Parts that may take a server minutes, or all of its memory; the pixels of an image inside are not counted. */
const mostElements = 10_000;
const mostUses = 200;

const tooMuch = {
  filter: {
    en: 'This SVG has a filter, such as a shadow or a blur, which is not drawn here. Please export it as PNG, at least 1600 pixels wide.',
    de: 'Diese SVG-Datei enthält einen Filter, etwa einen Schatten oder eine Unschärfe, der hier nicht gezeichnet wird. Bitte exportieren Sie sie als PNG, mindestens 1600 Pixel breit.',
  },
  image: {
    en: 'This SVG has another image in it. Please export it as PNG, at least 1600 pixels wide.',
    de: 'Diese SVG-Datei enthält ein weiteres Bild. Bitte exportieren Sie sie als PNG, mindestens 1600 Pixel breit.',
  },
  elements: {
    en: `This SVG has more than ${mostElements} shapes, or repeats shapes more than ${mostUses} times. Please export it as PNG, at least 1600 pixels wide.`,
    de: `Diese SVG-Datei enthält mehr als ${mostElements} Formen oder wiederholt Formen mehr als ${mostUses} Mal. Bitte exportieren Sie sie als PNG, mindestens 1600 Pixel breit.`,
  },
} satisfies Record<string, Bilingual>;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Why a drawing is not even begun; undefined where nothing is against it. */
function excessOf(data: Buffer): Bilingual | undefined {
  const text = data.toString('utf8');
  // In another encoding, or behind entities that hold more than plain text, nothing of this would be found.
  if (text.includes('\0') || /<!ENTITY\s+(?:%\s+)?\S+\s+(?:"[^"]*[<&%]|'[^']*[<&%])/i.test(text))
    return undrawable;
  if (/<(?:[\w.-]+:)?filter[\s/>]|\bfilter\s*[:=](?!\s*["']?\s*none)/i.test(text)) return tooMuch.filter;
  if (/<(?:[\w.-]+:)?image[\s/>]|data:image/i.test(text)) return tooMuch.image;
  const uses = count(text, /<(?:[\w.-]+:)?use[\s/>]/gi);
  return count(text, /<[a-z]/gi) > mostElements || uses > mostUses ? tooMuch.elements : undefined;
}

/** By what is in the file, or as what it comes. */
const isSvg = async (data: Buffer, mimeType: string): Promise<boolean> => {
  const head = await sharp(data)
    .metadata()
    .catch(() => undefined);
  return mimeType === svgType || head?.format === 'svg';
};

/** A compressed one can be of any size. */
const isCompressed = (data: Buffer): boolean => data[0] === 0x1f && data[1] === 0x8b;

async function draw(svg: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(svg).metadata();
  const density = Math.min(100_000, Math.max(1, (dotsPerInch * side) / Math.max(width, height)));
  return sharp(svg, { density, limitInputPixels: maxPixels })
    .resize({ width: side, height: side, fit: 'inside' })
    .png()
    .timeout({ seconds: patience })
    .toBuffer();
}

let last: Promise<unknown> = Promise.resolve();

/** One drawing at a time: the time that one may take does not end what it has begun. */
function drawInTurn(svg: Buffer): Promise<Buffer> {
  const drawn = last.then(() => draw(svg));
  last = drawn.catch(() => undefined);
  return drawn;
}

/**
 * Keeps an SVG as the pixels that it draws: it can carry script, and of all images the site makes sizes. What draws it
 * runs no script and loads nothing.
 */
export const drawSvg: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req;
  if ((operation !== 'create' && operation !== 'update') || !file?.data.length) return;
  if (!(await isSvg(file.data, file.mimetype))) return;
  if (isCompressed(file.data)) refuse(undrawable, req, 400);
  const excess = excessOf(file.data);
  if (excess) refuse(excess, req, 400);
  const data = await drawInTurn(file.data).catch(() => refuse(undrawable, req, 400));
  const { name } = path.parse(file.name);
  req.file = { data, name: `${name}.png`, mimetype: 'image/png', size: data.length };
};
