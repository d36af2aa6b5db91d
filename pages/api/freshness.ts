import { reportFreshness } from '@/services/server/revalidation/reportFreshness';

/** Bodies are bounded by ourselves; there are many pages to tell of. */
export const config = { api: { bodyParser: false, responseLimit: false } };
export default reportFreshness;
