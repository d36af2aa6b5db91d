import { getPayload } from 'payload';

import payloadConfig from '@payload-config';

import { answerCall } from '../../../api/request/answerCall';
import { config } from '../../../platform/config/config';
import { logReferred } from '../../../platform/log/logFault';
import { loadSecrets } from '../../../platform/secrets/secrets';

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
