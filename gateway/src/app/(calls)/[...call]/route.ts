import payloadConfig from '@payload-config';
import { getPayload } from 'payload';

import { answerCall } from '../../../calls/answerCall';
import { config } from '../../../config';
import { logReferred } from '../../../log/logFault';
import { loadSecrets } from '../../../secrets';

const handle = (request: Request) =>
  answerCall(request, {
    load: () => getPayload({ config: payloadConfig }),
    secret: loadSecrets().signatureSecret,
    hash: config.signatureAlgorithm,
    trustedHops: config.trustedHops,
    now: new Date(),
    log: logReferred('Call'),
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
