import type { Payload } from 'payload';

import { withRequestFromProxy } from '@/shared/testing/requestFromProxy';

import { answerCall } from './answerCall';
import { callSignature } from './signature';

// The editor brings all of Payload, which Jest cannot load.
jest.mock('../../cms/fields/richText', () => ({ editor: {}, localisedRichText: () => ({}) }));
const secret = 'a-shared-secret';
const now = new Date('2026-11-20T09:00:00Z');

/** Stands for Payload; only what a test's call reads is there. */
const payloadWith = (parts: object) => () => Promise.resolve({ config: {}, ...parts } as Payload);

async function call(
  pathWithQuery: string,
  {
    load = payloadWith({}),
    method = 'GET',
    signed = true,
    caller = {},
  }: { load?: () => Promise<Payload>; method?: string; signed?: boolean; caller?: object } = {},
) {
  const log = jest.fn();
  const timestamp = String(now.getTime());
  const signature = callSignature({ pathWithQuery, secret, timestamp, hash: 'sha256' });
  const headers = { ...caller, ...(signed && { timestamp, version: '1.0.0', signature }) };
  const request = new Request(`http://gateway.example${pathWithQuery}`, { method, headers });
  const response = await answerCall(request, { load, secret, hash: 'sha256', trustedHops: 0, now, log });
  const body = (await response.json()) as { code: number; msg: string; data: unknown };
  return { response, body, log };
}

it('returns 404 for an unknown path, also without a signature', async () => {
  const { response, body } = await call('/order/nothing', { signed: false });
  expect(response.status).toBe(404);
  expect(body).toEqual({ code: 404, msg: 'There is no such call.', data: null });
});

it('returns 405 with the right method in Allow', async () => {
  const { response } = await call('/officialQuery/getPartner', { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET');
});

it('checks the signature before it looks at a parameter', async () => {
  const path = '/officialArticle/showArticleDetailById?id=x';
  const refused = await call(path, { signed: false });
  expect(refused.body.code).toBe(401);
  expect(refused.response.headers.get('www-authenticate')).toBe('Signature');
  expect((await call(path)).body.code).toBe(400);
});

it('reads as an anonymous visitor and returns the envelope', async () => {
  const find = jest.fn().mockResolvedValue({ docs: [] });
  const { response, body } = await call('/officialQuery/getPartner', { load: payloadWith({ find }) });
  expect(find).toHaveBeenCalledWith(expect.objectContaining({ overrideAccess: false, draft: false }));
  expect(body).toEqual({ code: 0, msg: 'success', data: [] });
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    // Pages with a list change with any of its documents.
    'x-content-versions': 'partners.0',
  });
});

it('returns the fields of the contract alone', async () => {
  const updatedAt = '2026-11-20T09:00:00.000Z';
  const partner = { id: 1, name: 'A bank', kind: 'Bank', summary: 'A summary.', country: 'DE', updatedAt };
  const find = () => Promise.resolve({ docs: [{ ...partner, savedBy: 'Ada Brandt' }] });
  const { body } = await call('/officialQuery/getPartner', { load: payloadWith({ find }) });
  expect(body.data).toEqual([expect.objectContaining({ name: 'A bank' })]);
  expect(JSON.stringify(body)).not.toContain('Ada Brandt');
});

it.each([
  ['a database that is down', () => Promise.reject(new Error('SQLITE_BUSY at /var/data'))],
  [
    'a document that breaks the contract',
    payloadWith({
      find: () =>
        Promise.resolve({ docs: [{ id: 1, name: 'A', kind: 'B', summary: 'C', country: 'D' }, {}] }),
    }),
  ],
])('returns a reference to the log entry for %s', async (_case, load) => {
  const { response, body, log } = await call('/officialQuery/getPartner', { load });
  expect(response.status).toBe(500);
  expect(body.msg).toMatch(/^Internal error \(ref [0-9a-f-]{36}\)$/);
  expect(body.data).toBeNull();
  expect(log).toHaveBeenCalledWith(body.msg.slice(20, -1), expect.any(Error));
});

/** A call that fails, through a proxy that has given the request an id. */
async function callThroughProxy(signed: boolean) {
  const setHeader = jest.fn();
  const { body } = await withRequestFromProxy(
    'id-given-by-the-proxy',
    { headersSent: false, setHeader },
    () =>
      call('/officialQuery/getPartner', {
        load: () => Promise.reject(new Error('SQLITE_BUSY')),
        caller: {
          'x-request-id': 'id-given-by-the-proxy',
          'x-caller-request-id': 'id-of-the-visitors-request',
        },
        signed,
      }),
  );
  return { msg: body.msg, answered: setHeader.mock.calls as unknown[] };
}

it("works under the site's id, though a proxy has given another one", async () => {
  const { msg, answered } = await callThroughProxy(true);
  expect(msg).toBe('Internal error (ref id-of-the-visitors-request)');
  expect(answered).toEqual([['x-request-id', 'id-of-the-visitors-request']]);
});

it('takes over no id without a signature', async () => {
  expect((await callThroughProxy(false)).answered).toEqual([]);
});
