import { freshness } from '@/services/pages/freshness/freshness';

/** Bodies are bounded by ourselves; there are many pages to tell of. */
export const config = { api: { bodyParser: false, responseLimit: false } };
export default freshness;
