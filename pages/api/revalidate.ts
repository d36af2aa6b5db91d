import { revalidate } from '@/services/server/revalidation/revalidate';

/** The signature is that of the body as it was sent. */
export const config = { api: { bodyParser: false } };
export default revalidate;
