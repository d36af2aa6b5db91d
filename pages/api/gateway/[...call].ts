import { gatewayDoor } from '@/services/server/api-proxy/gatewayDoor';

/** The door reads bodies itself: it bounds them and answers in the gateway's envelope. */
export const config = { api: { bodyParser: false } };
export default gatewayDoor;
