// @ts-check
import path from 'node:path';

import { fromRoot, root } from '../root.mjs';
import { postgresDatabase, sqliteDatabase } from './databases.mjs';

/** Folders with the files of uploads. */
export const uploads = ['media', 'documents'];

/** The database, data folder and secrets of the embedded gateway, by its settings. */
export function installation() {
  const dataFolder = path.resolve(root, process.env.GATEWAY_DATA_DIR || 'gateway/data');
  const url = process.env.DATABASE_URL || `file:${path.join(dataFolder, 'gateway.db')}`;
  return {
    dataFolder,
    database: url.startsWith('postgres')
      ? postgresDatabase(url)
      : sqliteDatabase(path.resolve(fromRoot('gateway'), url.slice('file:'.length))),
    bucket: process.env.MEDIA_S3_BUCKET,
  };
}
