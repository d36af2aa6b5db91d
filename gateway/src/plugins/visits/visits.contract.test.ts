import { cms } from '../../../test/cms';
import { ask, send, statusOf } from '../../../test/gateway';

// Shows (requirements, 7.21).

describe('a visit', () => {
  const visit = {
    path: '/cht/secretaryServices',
    title: 'Contract test – Ü ß 官网',
    referrerHost: `www${Date.now()}.example.com`,
    language: 'de',
    channelNo: '',
    channelCode: 'hgzn',
  } as const;

  it('is stored with its day, without a time or an address', async () => {
    const { body } = await send('recordVisitor', visit, { 'x-forwarded-for': '53.0.0.1' });
    expect(body).toEqual({ code: 0, msg: 'success', data: true });
    const { docs } = await cms<{ docs: object[] }>(
      'GET',
      `/visits?where[referrerHost][equals]=${visit.referrerHost}`,
    );
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());
    const { title: _anyText, ...stored } = visit;
    expect(docs).toEqual([{ ...stored, id: expect.any(Number) as number, day: `${day}T12:00:00.000Z` }]);
  });

  it('is not stored if it tells the speed of a page, which is', async () => {
    const vitals = {
      route: visit.path,
      device: 'phone',
      lcp: Date.now() % 600_000,
      inp: 40,
      cls: 0,
    } as const;
    const referrerHost = `speed${visit.referrerHost}`;
    await send('recordVisitor', { ...visit, referrerHost, vitals });
    expect(await cms('GET', `/visits?where[referrerHost][equals]=${referrerHost}`)).toMatchObject({
      docs: [],
    });
    const stored = { id: expect.any(Number) as number, day: expect.any(String) as string, ...vitals };
    const { docs } = await cms<{ docs: object[] }>('GET', `/page-vitals?where[route][equals]=${visit.path}`);
    expect(docs).toContainEqual(stored);
  });

  it.each([
    ['vitals.device', { vitals: { route: '/', device: 'watch' as 'phone' } }],
    ['vitals.lcp', { vitals: { route: '/', device: 'phone' as const, lcp: -1 } }],
    ['path', { path: '/a?email=x@example.com' }],
    ['path', { path: 'https://example.com/' }],
    ['title', { title: 'a\u0000b' }],
    ['title', { title: 'x'.repeat(301) }],
    ['referrerHost', { referrerHost: 'https://example.com/secret' }],
    ['channelNo', { channelNo: '<script>' }],
    ['language', { language: 'fr' as 'en' }],
  ])('with a wrong %s is refused', async (parameter, wrong) => {
    const { body } = await send('recordVisitor', { ...visit, ...wrong });
    expect(body).toMatchObject({ code: 400, msg: expect.stringContaining(`"${parameter}"`) as string });
  });

  it('can be read by staff only, and not changed', async () => {
    expect(await statusOf('/cms-api/visits')).toBe(401);
    const [{ id } = { id: 0 }] = (await cms<{ docs: { id: number }[] }>('GET', '/visits?limit=1')).docs;
    await expect(cms('POST', '/visits', { ...visit, day: '2026-01-01' })).rejects.toThrow('403');
    await expect(cms('PATCH', `/visits/${id}`, { path: '/' })).rejects.toThrow('403');
    await expect(cms('DELETE', `/visits/${id}`)).rejects.toThrow('403');
  });

  it('is recorded by POST', async () => {
    expect((await ask('/api/system/api/visitor/record')).status).toBe(405);
  });
});
