import { handleEndpoints } from 'payload';

import configuration from '../../src/payload.config';
import { config } from '../../src/platform/config/config';

interface Options {
  headers?: Record<string, string>;
  body?: object;
}

/** Sends a request to Payload's REST API, without HTTP. `path` is the part after `/cms-api`. */
export async function restRequest(method: string, path: string, { headers, body }: Options = {}) {
  const request = new Request(`${config.publicUrl}/cms-api${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  });
  const response = await handleEndpoints({ config: configuration, request });
  const text = await response.text();
  const { headers: sent } = response;
  return { status: response.status, text, cookie: sent.get('set-cookie'), headers: sent };
}

export const bearer = (token = '') => ({ authorization: `JWT ${token}` });
