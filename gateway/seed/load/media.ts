import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import pMap from 'p-map';
import type { Payload } from 'payload';
import sharp from 'sharp';

import type { SeedContent } from './content';
import { seededIds, seederOf } from './documents';
import { localise } from './localise';

/** Renders the drawings to images, the only kind of file the media library takes, and uploads them with the pictures that were taken; there they become WebP. */
export async function seedMedia(
  payload: Payload,
  { media, mediaFolder }: Pick<SeedContent, 'media' | 'mediaFolder'>,
): Promise<void> {
  const seed = await seederOf(payload, 'media');
  const known = await seededIds(payload, 'media');
  const folder = await mkdtemp(path.join(tmpdir(), 'gateway-seed-'));
  try {
    await pMap(
      Object.entries(media),
      async ([key, { alt, width = 1600, isTaken, isDark = false }]) => {
        if (known.has(key)) return;
        const file = path.join(folder, `${key}.png`);
        await sharp(path.join(mediaFolder, `${key}.${isTaken ? 'webp' : 'svg'}`))
          .resize({ width })
          .png({ compressionLevel: 1 })
          .toFile(file);
        await seed(key, { ...(localise({ alt }, 'all') as object), isDrawing: !isDark }, file);
      },
      { concurrency: 2 },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
