import { config } from '../config/config';
import { bucketStore } from './bucketStore';
import type { FileStore } from './fileStore';
import { folderStore } from './folderStore';

/** The bucket of images and PDFs; undefined if they are in the data folder. */
export const bucket = config.bucket && bucketStore(config.bucket);

/** Images and PDFs, each under the name of its collection (docs/decisions/0109). */
export const uploads: FileStore = bucket ?? folderStore(config.dataFolder);

/** Of a file that somebody uploads. */
export const uploadLimits = {
  limits: { fileSize: 10_000_000, files: 1 },
  abortOnLimit: true,
  // The sender's language is not known yet.
  responseOnLimit:
    'The file is larger than 10 MB. Please make it smaller first. Die Datei ist größer als 10 MB. Bitte verkleinern Sie sie vorher.',
};
