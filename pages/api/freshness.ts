import { reportFreshness } from '@/services/server/revalidation/revalidate';

/** There are many pages to tell of. */
export const config = { api: { bodyParser: false, responseLimit: false } };
export default reportFreshness;
