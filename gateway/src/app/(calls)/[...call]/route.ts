import payloadConfig from '@payload-config';
import { getPayload } from 'payload';

import { answerCall } from '../../../calls/answerCall';
import { config } from '../../../config';
import { loadSecrets } from '../../../secrets';

const log = (reference: string, error: unknown) =>
  // Payload's own logger does not exist where Payload could not start.
  // eslint-disable-next-line no-console
  console.error(`Call failed, ref ${reference}:`, error);

const handle = (request: Request) =>
  answerCall(request, {
    load: () => getPayload({ config: payloadConfig }),
    secret: loadSecrets().signatureSecret,
    hash: config.signatureAlgorithm,
    trustedHops: config.trustedHops,
    now: new Date(),
    log,
  });

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
