import { HttpError } from '../../platform/http/response';
import { answerCaptcha, answerPreflight } from './answerCaptcha';

const addresses = { siteUrl: 'https://www.example.com', publicUrl: 'https://gateway.example.com' };
const log = jest.fn();
let limits = 0;

const from = (origin?: string) =>
  new Request('https://gateway.example.com/captcha/puzzle', { headers: origin ? { origin } : {} });

const ask = (origin?: string, work: () => Promise<object | null> = () => Promise.resolve({ id: 'x' })) => {
  limits += 1;
  const limit = { name: `captcha test ${limits}`, points: 5, seconds: 60 };
  return answerCaptcha(from(origin), { ...addresses, visitorAddress: 'a', log }, limit, work);
};

it('sends no CORS header to the gateway itself', async () => {
  const response = await ask(addresses.publicUrl);
  expect(await response.json()).toEqual({ code: 0, msg: 'success', data: { id: 'x' } });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('allows pages of the site to read the answer, without credentials', async () => {
  const { headers } = await ask(addresses.siteUrl);
  expect(headers.get('access-control-allow-origin')).toBe(addresses.siteUrl);
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  expect(headers.get('vary')).toBe('Origin');
});

it('refuses pages of other hosts', async () => {
  const work = jest.fn();
  const response = await ask('https://evil.example', work);
  expect(response.status).toBe(403);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(work).not.toHaveBeenCalled();
});

it('allows the site to read refusals too', async () => {
  const response = await ask(addresses.siteUrl, () => Promise.reject(new HttpError(400, 'No.')));
  expect(response.status).toBe(400);
  expect(response.headers.get('access-control-allow-origin')).toBe(addresses.siteUrl);
});

it('returns 404 without a result', async () => {
  expect((await ask(undefined, () => Promise.resolve(null))).status).toBe(404);
});

it('logs the error and does not send it to the browser', async () => {
  const response = await ask(undefined, () => Promise.reject(new Error('secret of the inside')));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect(log).toHaveBeenCalledTimes(1);
});

it('returns 429 with Retry-After at its limit', async () => {
  const limit = { name: 'captcha test', points: 1, seconds: 60 };
  const once = () =>
    answerCaptcha(from(), { ...addresses, visitorAddress: 'a', log }, limit, () => Promise.resolve({}));
  expect((await once()).status).toBe(200);
  const second = await once();
  expect(second.status).toBe(429);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('allows JSON from the site only, in a preflight request', () => {
  const allowed = (origin: string) =>
    answerPreflight(from(origin), addresses).headers.get('access-control-allow-headers');
  expect(allowed(addresses.siteUrl)).toBe('Content-Type');
  expect(allowed('https://evil.example')).toBeNull();
});
