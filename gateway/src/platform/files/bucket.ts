import { config } from '../config/config';
import { objectStore } from './objectStore';

/** Where images and PDFs are kept; undefined where they lie in the data folder. */
export const bucket = config.bucket && objectStore(config.bucket);
