import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { ReactElement } from 'react';

import { cardSize } from './cardSize';

const fontFolder = 'node_modules/@fontsource/archivo/files';
/** Files and weights; letters that the first has not got, such as Č and Ł, come from the second. */
const faces = [
  { name: 'Archivo', file: 'archivo-latin-600-normal.woff', weight: 600 },
  { name: 'Archivo Extended', file: 'archivo-latin-ext-600-normal.woff', weight: 600 },
  { name: 'Archivo', file: 'archivo-latin-400-normal.woff', weight: 400 },
] as const;

/** Draws an element as PNG of the size of a preview. The program that draws has megabytes, so it is loaded with the first card. */
export async function drawCard(element: ReactElement): Promise<Buffer> {
  const { ImageResponse } = await import('next/og');
  const fonts = await Promise.all(
    faces.map(async ({ name, file, weight }) => ({
      name,
      weight,
      data: await readFile(path.join(process.cwd(), fontFolder, file)),
    })),
  );
  return Buffer.from(await new ImageResponse(element, { ...cardSize, fonts }).arrayBuffer());
}
