import http from 'node:http';
import https from 'node:https';

import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

import { config } from '../../platform/config/config';
import type { OutsideProblem } from './deadLinks';

/** The answer of an address; `refused`: it leads to a private network, where nothing is asked. */
export type PublicAnswer = { status: number } | { problem: Exclude<OutsideProblem, 'status'> | 'refused' };

const timeoutMs = 10_000;
const mostRedirects = 5;

/** No address of this machine or of its network is reached: whoever edits a link could look around there. */
const agents = { http: new RequestFilteringHttpAgent(), https: new RequestFilteringHttpsAgent() };

/** Says who asks, so that site owners can tell, and forbid it. */
const userAgent = `KompassaLinkCheck/1.0 (+${config.siteUrl})`;

interface Hop {
  status: number;
  location?: string;
}

/** One request, of whose answer only the head is read. @throws what the network says */
function request(method: 'HEAD' | 'GET', url: string): Promise<Hop> {
  return new Promise((resolve, reject) => {
    const isSecure = url.startsWith('https:');
    const sent = (isSecure ? https : http).request(
      url,
      {
        method,
        agent: isSecure ? agents.https : agents.http,
        headers: { 'user-agent': userAgent, accept: '*/*' },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location });
        response.destroy();
      },
    );
    sent.once('error', reject).end();
  });
}

async function follow(method: 'HEAD' | 'GET', url: string): Promise<number> {
  let address = url;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const { status, location } = await request(method, address);
    if (status < 300 || status >= 400 || !location) return status;
    address = new URL(location, address).href;
    if (!/^https?:/.test(address)) return status;
  }
  return 310;
}

const certificateError = /CERT|SSL|TLS|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/;

function problemOf(error: unknown): PublicAnswer {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (/is not allowed/.test(message)) return { problem: 'refused' };
  if (code === 'ENOTFOUND') return { problem: 'unknownHost' };
  return { problem: certificateError.test(code) ? 'badCertificate' : 'noAnswer' };
}

/** Asks a public address by HEAD, and by GET where that is refused: some servers know no HEAD. Never rejects. */
export async function requestPublic(url: string): Promise<PublicAnswer> {
  try {
    const status = await follow('HEAD', url).catch(() => 0);
    return { status: status >= 200 && status < 400 ? status : await follow('GET', url) };
  } catch (error) {
    return problemOf(error);
  }
}
