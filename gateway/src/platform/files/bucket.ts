import { config } from '../config/config';
import { objectStore } from './objectStore';

/** The bucket of images and PDFs; undefined if they are in the data folder. */
export const bucket = config.bucket && objectStore(config.bucket);
