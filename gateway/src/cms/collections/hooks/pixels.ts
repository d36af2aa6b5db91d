import type { CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';

import type { Bilingual } from '../../../domain/languages';
import { refuse } from '../../access/refuse';

/** As sharp names them; HEIF is what AVIF is kept in. */
const formats: string[] = ['png', 'jpeg', 'webp', 'heif'];
/** More would take a server's memory; a good camera has half of it. */
export const maxPixels = 60_000_000;

const problems = {
  tooMany: {
    en: 'The image has more than 60 million pixels. Please make it smaller first; 2400 pixels in width are enough.',
    de: 'Das Bild hat mehr als 60 Millionen Pixel. Bitte verkleinern Sie es vorher; 2400 Pixel Breite genügen.',
  },
  empty: {
    en: 'This file is empty. Please save the image again and upload it then.',
    de: 'Diese Datei ist leer. Bitte speichern Sie das Bild noch einmal und laden Sie es dann hoch.',
  },
  heic: {
    en: 'This is a HEIC photo, as iPhones take them, which most browsers cannot show. Please save it as JPEG first: on a Mac open it in Preview and choose File > Export, in Windows open it in Photos and choose “Save as”. The iPhone takes JPEGs with Settings > Camera > Formats > “Most Compatible”.',
    de: 'Das ist ein HEIC-Foto, wie iPhones sie aufnehmen; die meisten Browser zeigen es nicht an. Bitte speichern Sie es zuerst als JPEG: auf dem Mac in „Vorschau“ über Ablage > Exportieren, unter Windows in „Fotos“ über „Speichern unter“. Gleich als JPEG nimmt das iPhone mit Einstellungen > Kamera > Formate > „Maximale Kompatibilität“ auf.',
  },
  unreadable: {
    en: 'This file cannot be read as an image. Please save it as PNG, JPEG, WebP, AVIF or SVG.',
    de: 'Diese Datei lässt sich nicht als Bild lesen. Bitte speichern Sie sie als PNG, JPEG, WebP, AVIF oder SVG.',
  },
} satisfies Record<string, Bilingual>;

/** The kinds of HEIF that are encoded as HEVC, by the name at the beginning of the file; AVIF is another one. */
const isHeic = (data: Buffer): boolean =>
  /^ftyp(?:hei|hev|mif1.{4}.*hei)/s.test(data.toString('latin1', 4, 40)) &&
  !data.toString('latin1', 4, 40).includes('avif');

async function problemOf(data: Buffer): Promise<Bilingual | undefined> {
  if (data.length === 0) return problems.empty;
  if (isHeic(data)) return problems.heic;
  try {
    // Only the head of the file is read here.
    const { width, height, format } = await sharp(data, { limitInputPixels: false }).metadata();
    if (!formats.includes(format)) return problems.unreadable;
    return width * height > maxPixels ? problems.tooMany : undefined;
  } catch {
    return problems.unreadable;
  }
}

/** Says what is wrong with a file before the server begins to work on it. */
export const refuseTooManyPixels: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const isWrite = operation === 'create' || operation === 'update';
  if (!isWrite || !req.user || !req.file) return;
  const problem = await problemOf(req.file.data);
  if (problem) refuse(problem, req, 400);
};
