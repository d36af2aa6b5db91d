import { config } from '../../platform/config/config';
import { HttpError } from '../../platform/http/response';
import { answerCaptcha, answerPreflight } from './answerCaptcha';

const processLog = jest.fn();
jest.mock('../../platform/log/logFault', () => ({ logReferred: () => processLog }));

let limits = 0;

const ask = (work: () => Promise<object | null> = () => Promise.resolve({ id: 'x' })) => {
  limits += 1;
  const limit = { name: `captcha test ${limits}`, points: 5, seconds: 60 };
  return answerCaptcha({ headers: new Headers() }, limit, work);
};

it('allows pages of the site to read the answer, without credentials', async () => {
  const response = await ask();
  expect(await response.json()).toEqual({ code: 0, msg: 'success', data: { id: 'x' } });
  expect(response.headers.get('access-control-allow-origin')).toBe(config.siteUrl);
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('allows the site to read refusals too', async () => {
  const response = await ask(() => Promise.reject(new HttpError(400, 'No.')));
  expect(response.status).toBe(400);
  expect(response.headers.get('access-control-allow-origin')).toBe(config.siteUrl);
});

it('returns 404 without a result', async () => {
  expect((await ask(() => Promise.resolve(null))).status).toBe(404);
});

it('logs the error and does not send it to the browser', async () => {
  const response = await ask(() => Promise.reject(new Error('secret of the inside')));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect(processLog).toHaveBeenCalledTimes(1);
});

it('returns 429 with Retry-After at its limit', async () => {
  const limit = { name: 'captcha test', points: 1, seconds: 60 };
  const once = () => answerCaptcha({ headers: new Headers() }, limit, () => Promise.resolve({}));
  expect((await once()).status).toBe(200);
  const second = await once();
  expect(second.status).toBe(429);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('allows JSON from the site only, in a preflight request', () => {
  const { headers } = answerPreflight();
  expect(headers.get('access-control-allow-origin')).toBe(config.siteUrl);
  expect(headers.get('access-control-allow-headers')).toBe('Content-Type');
});
