import { freshness } from '@/services/server/revalidation/freshness';

/** Bodies are bounded by ourselves; there are many pages to tell of. */
export const config = { api: { bodyParser: false, responseLimit: false } };
export default freshness;
