import { gatewayApiProxy } from '@/services/server/api-proxy/gatewayApiProxy';

/** The API proxy reads bodies itself: it bounds them and answers in the gateway's envelope. */
export const config = { api: { bodyParser: false } };
export default gatewayApiProxy;
