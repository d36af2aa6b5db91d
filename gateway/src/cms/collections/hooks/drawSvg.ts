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

/**
 * Keeps an SVG as the pixels that it draws: it can carry script, and of all images the site makes sizes. What draws it
 * runs no script and loads nothing.
 */
export const drawSvg: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req;
  if ((operation !== 'create' && operation !== 'update') || !file?.data.length) return;
  if (!(await isSvg(file.data, file.mimetype))) return;
  if (isCompressed(file.data)) refuse(undrawable, req, 400);
  const data = await draw(file.data).catch(() => refuse(undrawable, req, 400));
  const { name } = path.parse(file.name);
  req.file = { data, name: `${name}.png`, mimetype: 'image/png', size: data.length };
};
