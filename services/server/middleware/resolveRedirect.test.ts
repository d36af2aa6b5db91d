import { NextRequest } from 'next/server';

import i18nConfig from '@/next-i18next.config';
import { channels } from '@/services/fixtures/channels';
import { fetchChannels } from '@/services/gateway/channels';
import { fetchRedirects } from '@/services/gateway/redirects';
import { fetchVisitorCountry } from '@/services/gateway/visitors';

import { countRedirect } from './countRedirect';
import { previewModeHeader, socketAddressHeader } from './requestHeaders';
import { resolveRedirect } from './resolveRedirect';

// Shows (requirements, 1.4, 2.4, 4.2, 9.4, 11.3 and 11.4).

jest.mock('@/services/gateway/channels');
jest.mock('@/services/gateway/redirects');
jest.mock('@/services/gateway/visitors');
jest.mock('./countRedirect');
const settings = {
  SITE_URL: 'https://www.example.com',
  GATEWAY_HOST: 'https://gateway.example.com',
  MOBILE_SITE_URL: '',
  SITE_TRUSTED_HOPS: 0,
  REVALIDATE_SECONDS: 0.001,
};
jest.mock('@/services/config/env', () => ({ env: () => settings }));

const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const searchEngine =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const opened = { 'user-agent': computer, accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' };

const redirects = [
  { from: '/old', to: '/custom/new?a=1#there', status: 301 as const },
  { from: '/shop', to: 'https://shop.example.com/prices', status: 302 as const },
];

async function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await resolveRedirect(
    new NextRequest(`https://www.example.com${address}`, {
      method,
      headers: { ...opened, ...headers },
      nextConfig: { i18n: i18nConfig.i18n },
    }),
  );
  return answer && { status: answer.status, headers: answer.headers, to: answer.headers.get('location') };
}
const whereTo = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked))?.to?.replace('https://www.example.com', '');
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

beforeEach(() => {
  jest.mocked(fetchVisitorCountry).mockReset().mockResolvedValue(undefined);
  jest.mocked(fetchChannels).mockReset().mockResolvedValue(channels());
  jest.mocked(fetchRedirects).mockReset().mockResolvedValue(redirects);
  settings.MOBILE_SITE_URL = '';
  stderr.mockClear();
});

it.each([
  ['/trends/12-oss-threshold.html?a=b', '/trends/12.html?a=b'],
  ['/de/trends/12-andere-woerter.html', '/de/trends/12.html'],
  ['/Trends/12-Words.HTML', '/trends/12-Words.html'],
])('leads from the readable address %s for good to %s', async (address, expected) => {
  const answer = await ask(address);
  expect(answer?.status).toBe(308);
  expect(answer?.to).toBe(`https://www.example.com${expected}`);
});

describe('the language of a first visit', () => {
  it.each([
    ['/', '/de'],
    ['/?channelCode=fair&x=a%20b', '/de?channelCode=fair&x=a%20b'],
    ['/companyEncy/12.html', '/de/companyEncy/12.html'],
  ])('leads from %s to %s if it is German', async (address, german) => {
    jest.mocked(fetchVisitorCountry).mockResolvedValue('DE');
    expect(await whereTo(address)).toBe(german);
    expect(await whereTo(address, {}, 'HEAD')).toBe(german);
  });

  it('is looked up by the address of the connection', async () => {
    await ask('/', { [socketAddressHeader]: '53.0.0.1', 'x-forwarded-for': '8.8.8.8' });
    expect(fetchVisitorCountry).toHaveBeenCalledWith({ locale: 'en', visitorAddress: '53.0.0.1' });
  });

  it.each([
    ['DE', 'en', '/de'],
    [undefined, 'de-DE,de;q=0.9', '/de'],
  ])('with country %s and browser language %s leads to %s', async (country, browser, expected) => {
    jest.mocked(fetchVisitorCountry).mockResolvedValue(country);
    expect(await whereTo('/', { 'accept-language': browser })).toBe(expected);
  });

  it('is the browser’s if the gateway fails, and the error is logged', async () => {
    jest.mocked(fetchVisitorCountry).mockRejectedValue(new Error('gone'));
    expect(await whereTo('/', { 'accept-language': 'de' })).toBe('/de');
    expect(await whereTo('/', { 'accept-language': 'en' })).toBeUndefined();
    expect(stderr).toHaveBeenCalledWith(
      expect.stringContaining('"during":"Language of a first visit","cause":"Error: gone"'),
    );
  });

  it.each([
    ['a language in the address', '/de/cht/Services', { cookie: 'i18n_redirected=en' }, undefined],
    ['an earlier choice of German', '/cht/Services', { cookie: 'i18n_redirected=de' }, '/de/cht/Services'],
    [
      'an earlier choice of English',
      '/',
      { cookie: 'i18n_redirected=en', 'accept-language': 'de' },
      undefined,
    ],
    ['a link on the site', '/', { 'sec-fetch-site': 'same-origin', cookie: 'i18n_redirected=de' }, undefined],
    ['a link on the gateway’s pages', '/', { referer: 'https://gateway.example.com/' }, undefined],
    ['a link on the mobile site', '/', { referer: 'https://m.example.com/' }, undefined],
  ] as const)('is already decided by %s', async (_by, address, headers, expected) => {
    settings.MOBILE_SITE_URL = 'https://m.example.com';
    expect(await whereTo(address, headers)).toBe(expected);
    expect(fetchVisitorCountry).not.toHaveBeenCalled();
  });

  it('is looked up if the cookie is invalid', async () => {
    jest.mocked(fetchVisitorCountry).mockResolvedValue('DE');
    expect(await whereTo('/', { cookie: 'i18n_redirected=klingon' })).toBe('/de');
  });

  it.each<[string, string, Record<string, string>]>([
    ['a search engine', '/', { 'user-agent': searchEngine }],
    ['a file', '/robots.txt', {}],
    ['the data of a page', '/cht/Services', { 'x-nextjs-data': '1' }],
  ])('is ignored for %s', async (_who, address, headers) => {
    expect(await whereTo(address, { cookie: 'i18n_redirected=de', ...headers })).toBeUndefined();
    expect(fetchVisitorCountry).not.toHaveBeenCalled();
  });
});

describe('phones', () => {
  it.each([
    ['/', 'https://gateway.example.com/'],
    ['/de/cht/Services?channelCode=fair', 'https://gateway.example.com/?channelCode=fair&lang=de'],
    ['/de/errorUrl', 'https://gateway.example.com/errorUrl?lang=de'],
  ])('are redirected from %s to %s', async (address, mobile) => {
    expect(await whereTo(address, { 'user-agent': phone })).toBe(mobile);
    expect(fetchVisitorCountry).not.toHaveBeenCalled();
  });

  it.each([
    ['the language of the address', '/de', {}, '?lang=de'],
    ['an earlier choice', '/', { cookie: 'i18n_redirected=de' }, '?lang=de'],
    ['no language on a first visit', '/', { 'accept-language': 'de' }, ''],
  ])('take along %s', async (_case, address, headers, query) =>
    expect(await whereTo(address, { 'user-agent': phone, ...headers })).toBe(
      `https://gateway.example.com/${query}`,
    ),
  );

  it('are redirected to the configured mobile site, or to none if it is off', async () => {
    settings.MOBILE_SITE_URL = 'https://m.example.com';
    expect(await whereTo('/cht/price', { 'user-agent': phone })).toBe('https://m.example.com/');
    settings.MOBILE_SITE_URL = 'off';
    expect(await whereTo('/cht/price', { 'user-agent': phone })).toBeUndefined();
    expect(await whereTo('/errorUrl', { 'user-agent': phone })).toBeUndefined();
  });

  it.each<[string, Record<string, string>]>([
    ['the site', { 'sec-fetch-site': 'same-origin' }],
    ['the mobile site', { referer: 'https://m.example.com/' }],
    ['the gateway’s pages', { referer: 'https://gateway.example.com/', 'sec-fetch-site': 'same-site' }],
  ])('are not redirected when they follow a link of %s', async (_from, headers) => {
    settings.MOBILE_SITE_URL = 'https://m.example.com';
    const asked = { 'user-agent': phone, cookie: 'i18n_redirected=en', ...headers };
    expect(await whereTo('/cht/Services', asked)).toBeUndefined();
  });

  it('are redirected when they follow a link of another site', async () =>
    expect(
      await whereTo('/', {
        'user-agent': phone,
        referer: 'https://www.example.org/',
        'sec-fetch-site': 'cross-site',
      }),
    ).toBe('https://gateway.example.com/'));

  it.each<[string, string, Record<string, string>]>([
    ['the data of a page', '/cht/price', { 'user-agent': phone, 'x-nextjs-data': '1' }],
    ['a search engine that looks like a phone', '/', { 'user-agent': searchEngine }],
  ])('are not redirected for %s', async (_name, address, headers) =>
    expect(await whereTo(address, headers)).toBeUndefined(),
  );
});

describe('redirects of the CMS', () => {
  it.each([
    ['/old', '/custom/new?a=1#there', 301],
    ['/de/old?b=2', '/de/custom/new?a=1&b=2#there', 301],
    ['/de/shop', 'https://shop.example.com/prices', 302],
    ['/Old/', '/custom/new?a=1#there', 301],
  ])('lead from %s to %s', async (address, to, status) => {
    const answer = await ask(address);
    expect(answer).toMatchObject({ status, to: to.startsWith('/') ? `https://www.example.com${to}` : to });
    expect(answer?.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  });

  it('are counted as they are spelled in the CMS, unless a browser fetches ahead', async () => {
    jest.mocked(countRedirect).mockClear();
    await ask('/de/OLD?b=2');
    await ask('/nothing');
    for (const name of ['purpose', 'sec-purpose']) await ask('/old', { [name]: 'prefetch;prerender' });
    expect(jest.mocked(countRedirect).mock.calls).toEqual([['/old']]);
  });

  it('apply after the mobile site and before the first language', async () => {
    expect(await whereTo('/old', { 'user-agent': phone })).toBe('https://gateway.example.com/');
    expect(await whereTo('/old', { cookie: 'i18n_redirected=de' })).toBe('/custom/new?a=1#there');
    expect(await whereTo('/old', { 'x-nextjs-data': '1' })).toBe('/custom/new?a=1#there');
  });
});

it('redirects that depend on the visitor are not cached', async () => {
  for (const [name, value] of [
    ['user-agent', phone],
    ['cookie', 'i18n_redirected=de'],
  ] as const) {
    const answer = await ask('/', { [name]: value });
    expect(answer?.status).toBe(307);
    expect(answer?.headers.get('cache-control')).toBe('private, no-store');
    expect(answer?.headers.get('vary')).toBe('User-Agent, Cookie, Accept-Language');
    expect(answer?.headers.get('set-cookie')).toBeNull();
  }
});

describe('the cookie of a preview', () => {
  const forged = { cookie: '__prerender_bypass=1' };

  it.each(['/', '/old', '/cht/services'])('makes the redirect from %s uncacheable', async (address) => {
    jest.mocked(fetchVisitorCountry).mockResolvedValue('DE');
    expect((await ask(address, forged))?.headers.get('cache-control')).toBe('private, no-store');
  });

  it('prevents the language redirect only if the preview is real', async () => {
    jest.mocked(fetchVisitorCountry).mockResolvedValue('DE');
    expect(await whereTo('/', { ...forged, [previewModeHeader]: 'verified' })).toBeUndefined();
    expect(await whereTo('/', forged)).toBe('/de');
  });
});

it.each([
  ['/cht/services?x=1', '/cht/Services?x=1', 308],
  ['/errorURL', '/errorUrl', 308],
])('redirects %s to %s', async (address, expected, status) => {
  const answer = await ask(address, { 'sec-fetch-site': 'same-origin' });
  expect(answer).toMatchObject({ status, to: `https://www.example.com${expected}` });
});

it.each(['/errorUrl', '/de/errorUrl?x=1'])('leaves %s to its own answer', async (address) => {
  jest.mocked(fetchVisitorCountry).mockResolvedValue('DE');
  expect(await ask(address)).toBeUndefined();
  expect(fetchVisitorCountry).not.toHaveBeenCalled();
});

describe('a link to the newcomers’ page', () => {
  const link = (query: string, headers = {}) => whereTo(`/de/cht/hot/newcomerActivities${query}`, headers);
  const page = '/de/cht/hot/newcomerActivities/logistics';

  it.each([
    ['?channelCode=logistics&x=a%20b', `${page}?channelCode=logistics&x=a%20b`],
    ['?x=1&channelNo=1005', `${page}?x=1&channelNo=1005`],
    ['?channelCode=fair-2031', undefined],
    ['', undefined],
  ])('with %s leads to %s', async (query, expected) => expect(await link(query)).toBe(expected));

  it('leads to the channel page inside the site and for search engines', async () => {
    expect(await link('?channelNo=1005', { 'x-nextjs-data': '1' })).toBe(`${page}?channelNo=1005`);
    expect(await link('?channelNo=1005', { 'user-agent': searchEngine })).toBe(`${page}?channelNo=1005`);
  });

  it('makes no call for any other address', async () => {
    expect(await whereTo('/de/cht/Services?channelCode=logistics')).toBeUndefined();
    expect(fetchChannels).not.toHaveBeenCalled();
  });
});
