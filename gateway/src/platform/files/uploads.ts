import { config } from '../config/config';
import { bucketStore } from './bucketStore';
import type { FileStore } from './fileStore';
import { folderStore } from './folderStore';

/** The bucket of images and PDFs; undefined if they are in the data folder. */
export const bucket = config.bucket && bucketStore(config.bucket);

/** Images and PDFs, each under the name of its collection (docs/decisions/0109). */
export const uploads: FileStore = bucket ?? folderStore(config.dataFolder);
