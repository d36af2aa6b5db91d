import { allow } from './limits';

it('refuses with the seconds to wait', async () => {
  const limit = { name: 'test of accounts', points: 1, seconds: 60 };
  await allow(limit, 'a');
  await allow(limit, 'b');
  await expect(allow(limit, 'a')).rejects.toMatchObject({
    reason: 'tooMany',
    code: 429,
    retryAfter: 60,
    headers: { 'Retry-After': '60' },
  });
});
