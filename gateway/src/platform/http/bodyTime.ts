import { bodyMs } from '@/shared/server/limitBodies';

/** Milliseconds for the body of an upload: 10 MB by a line of 1 Mbit/s take 80 s. */
const uploadMs = 120_000;

/** Milliseconds in which the body of a request must be there. */
export const bodyTime = ({ url = '' }: { url?: string }): number =>
  /^\/cms-api\/(media|documents)(?![^/?])/.test(url) ? uploadMs : bodyMs;
