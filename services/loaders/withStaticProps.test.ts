import type { PopUp } from '@/services/domain/activities/popUp';
import { layoutData } from '@/services/fixtures/layoutData';
import { fetchPopUpAtMoment } from '@/services/gateway/activities';
import { collectContentVersions } from '@/services/gateway/contentVersions';
import { GatewayRefused, GatewayTimeout, GatewayUnavailable } from '@/services/gateway/errors';
import { fetchLayoutData } from '@/services/gateway/layoutData';
import { isPreview } from '@/services/gateway/preview';
import { renderContext } from '@/services/gateway/renderContext';
import { generatedAtOf, noteAbsence } from '@/services/server/revalidation/knownPages';

import { withStaticProps } from './withStaticProps';

jest.mock('@/services/gateway/activities');
jest.mock('@/services/gateway/layoutData');
jest.mock('@/services/server/revalidation/knownPages');
jest.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));
let mockDeadline = 5_000;
jest.mock('@/services/config/env', () => ({
  env: () => ({
    REVALIDATE_SECONDS: 60,
    RENDER_DEADLINE_MS: mockDeadline,
    GATEWAY_TIMEOUT_MS: 30_000,
    GATEWAY_HOST: 'http://127.0.0.1:4000',
  }),
}));

const fetchLayoutDataMock = jest.mocked(fetchLayoutData);
const load = jest.fn<Promise<object | undefined>, [object, string]>();
const propsOf = (locale?: string) =>
  withStaticProps({ address: ({ id }) => `/trends/${String(id)}.html`, namespaces: ['article'], load })({
    params: { id: '1' },
    locale,
  });

beforeEach(() => {
  mockDeadline = 5_000;
  fetchLayoutDataMock.mockReset().mockResolvedValue(layoutData());
  load.mockReset().mockResolvedValue({ answer: 42 });
});

it('returns data, layout data, layout, texts of the display language alone and the revalidation interval', async () => {
  const result = await propsOf('de');
  expect(result).toMatchObject({
    revalidate: 60,
    props: {
      answer: 42,
      layout: 'default',
      layoutData: { brand: { product: 'Kompassa' } },
      _nextI18Next: {
        initialLocale: 'de',
        initialI18nStore: {
          de: { common: { skipToContent: 'Zum Inhalt springen' }, blocks: {}, article: {}, search: {} },
        },
        userConfig: null,
      },
    },
  });
  expect(JSON.stringify(result)).not.toContain('Skip to content');
  expect(load).toHaveBeenCalledWith({ id: '1' }, 'de');
  expect(fetchLayoutDataMock).toHaveBeenCalledWith('de');
});

it.each([
  ['en', '/trends/1.html'],
  ['de', '/de/trends/1.html'],
])('in %s names the page in the context of its calls', async (locale, address) => {
  load.mockImplementation(() => Promise.resolve({ seen: renderContext().address }));
  expect(await propsOf(locale)).toMatchObject({ props: { seen: address } });
});

it.each([[undefined], ['fr']])('loads English if the requested language is %s', async (locale) => {
  await propsOf(locale);
  expect(load).toHaveBeenCalledWith(expect.anything(), 'en');
});

it('returns 404 with revalidation if there is no data, and does not request the layout data', async () => {
  load.mockResolvedValue(undefined);
  expect(await propsOf('en')).toEqual({ notFound: true, revalidate: 60 });
  expect(fetchLayoutDataMock).not.toHaveBeenCalled();
});

it.each([
  ['is not there', undefined],
  ['moved', { redirectTo: '/trends/3.html' }],
])('notes when a page was found that %s, by the address of the page itself', async (_how, data) => {
  load.mockResolvedValue(data);
  const began = Date.now();
  await withStaticProps({ address: '/', ownAddress: '/cht/homes', load })({ params: {}, locale: 'de' });
  expect(noteAbsence).toHaveBeenCalledWith('de', '/cht/homes', expect.any(Number));
  expect(jest.mocked(noteAbsence).mock.lastCall?.[2]).toBeGreaterThanOrEqual(began);
});

it('notes nothing of what a preview does not find, which nobody keeps', async () => {
  jest.mocked(noteAbsence).mockClear();
  load.mockResolvedValue(undefined);
  const previewData = { document: 'articles:3', title: 'New rates' };
  await withStaticProps({ address: '/a', load })({ params: {}, locale: 'en', previewData });
  expect(noteAbsence).not.toHaveBeenCalled();
});

describe('many pages at once', () => {
  const unending = () => new Promise<undefined>(() => undefined);
  const due = 20;
  const renderAll = (revalidateReason: 'stale' | 'on-demand') => {
    const getProps = withStaticProps({ address: '/trends/1.html', load });
    return Promise.allSettled(
      Array.from({ length: due }, async () => getProps({ params: {}, locale: 'de', revalidateReason })),
    );
  };
  afterEach(() => jest.mocked(generatedAtOf).mockReset());

  it('are loaded a few at a time where they are shown meanwhile, and each has its whole deadline', async () => {
    mockDeadline = 200;
    jest.mocked(generatedAtOf).mockReturnValue(1);
    load.mockImplementation(unending);
    const rendered = renderAll('stale');
    await new Promise((resolve) => setImmediate(resolve));
    expect(load).toHaveBeenCalledTimes(8);
    expect(generatedAtOf).toHaveBeenCalledWith('de', '/trends/1.html');
    load.mockResolvedValue({ answer: 42 });
    const states = (await rendered).map(({ status }) => status);
    expect(states.filter((status) => status === 'rejected')).toHaveLength(8);
    expect(states.filter((status) => status === 'fulfilled')).toHaveLength(due - 8);
  });

  it.each([
    ['where visitors wait for them', 'stale', false],
    ['where the CMS has reported a change', 'on-demand', true],
  ] as const)('are loaded at once %s', async (_when, reason, isShown) => {
    mockDeadline = 200;
    jest.mocked(generatedAtOf).mockReturnValue(isShown ? 1 : undefined);
    load.mockImplementation(unending);
    const rendered = renderAll(reason);
    await new Promise((resolve) => setImmediate(resolve));
    expect(load).toHaveBeenCalledTimes(due);
    await rendered;
  });
});

it('redirects within the language of the page', async () => {
  load.mockResolvedValue({ redirectTo: '/trends/3.html' });
  expect(await propsOf('de')).toEqual({
    redirect: { destination: '/de/trends/3.html', permanent: true },
    revalidate: 60,
  });
});

it('throws what a call throws, so that ISR keeps the last good page', async () => {
  const error = new GatewayUnavailable('/call', 'ECONNREFUSED');
  load.mockRejectedValue(error);
  await expect(propsOf('en')).rejects.toBe(error);
});

it('throws if the layout data cannot be loaded', async () => {
  const error = new GatewayUnavailable('/officialQuery/getCommon', 'ECONNREFUSED');
  fetchLayoutDataMock.mockRejectedValue(error);
  await expect(propsOf('en')).rejects.toBe(error);
});

it('throws if loading exceeds the deadline', async () => {
  mockDeadline = 50;
  load.mockReturnValue(new Promise(() => undefined));
  await expect(propsOf('en')).rejects.toThrow("The page's data was not complete within 50 ms.");
});

it('returns the render time and the documents of a page', async () => {
  const began = Date.now();
  load.mockImplementation(() => {
    collectContentVersions('articles:3.a;menu.b');
    return Promise.resolve({});
  });
  const result = (await propsOf('en')) as {
    props: { renderInfo: { renderedAt: number; documents: string }; preview?: object };
  };
  expect(result.props.renderInfo.documents).toBe('articles:3.a;menu.b');
  expect(result.props.renderInfo.renderedAt).toBeGreaterThanOrEqual(began);
  expect(result.props).not.toHaveProperty('preview');
});

it('renders a draft in preview mode, with its title and the time it was saved', async () => {
  const seen: boolean[] = [];
  load.mockImplementation(() => {
    seen.push(isPreview());
    collectContentVersions(`articles:3.${(1_790_000_000_000).toString(36)}`);
    return Promise.resolve({});
  });
  const previewData = { document: 'articles:3', title: 'New rates' };
  const result = await withStaticProps({ address: '/a', load })({
    params: { id: '1' },
    locale: 'de',
    previewData,
  });
  expect(result).toMatchObject({
    props: {
      preview: { title: 'New rates', savedAt: 1_790_000_000_000 },
      _nextI18Next: { initialI18nStore: { de: { preview: { refused: {} } } } },
    },
  });
  await propsOf('de');
  expect(seen).toEqual([true, false]);
});

it.each([
  ['the page that was opened', '/companyEncy/3.html', true],
  ['another page with the draft on it', '/cht/school', false],
])('says of %s whether its parts lead to the form', async (_page, address, leads) => {
  load.mockResolvedValue({});
  const previewData = { document: 'articles:3', title: '', path: '/companyEncy/3.html' };
  const result = await withStaticProps({ address, load })({ params: {}, locale: 'en', previewData });
  const { preview } = (result as unknown as { props: { preview: object } }).props;
  expect('fields' in preview).toBe(leads);
});

describe('in the preview of a pop-up', () => {
  const popUp = { id: 3, href: '/cht/price' } as PopUp;
  const preview = async (address: string) => {
    const previewData = { document: 'pop-ups:3', title: 'Spring', at: 1_790_000_000_000 };
    load.mockImplementation(() => {
      collectContentVersions(`pop-ups:3.${(1_780_000_000_000).toString(36)}`);
      return Promise.resolve({});
    });
    const result = await withStaticProps({ address, load })({ params: {}, locale: 'en', previewData });
    return (result as unknown as { props: { preview: object } }).props.preview;
  };

  it('gives home the pop-up of the moment', async () => {
    jest.mocked(fetchPopUpAtMoment).mockImplementation(() => {
      expect(renderContext()).toMatchObject({ draft: 'pop-ups:3', previewAt: 1_790_000_000_000 });
      return Promise.resolve(popUp);
    });
    expect(await preview('/')).toEqual({
      title: 'Spring',
      savedAt: 1_780_000_000_000,
      at: 1_790_000_000_000,
      popUp,
    });
  });

  it('says of home that another one is shown there, and of other pages that none is', async () => {
    jest.mocked(fetchPopUpAtMoment).mockResolvedValue({ ...popUp, id: 4 });
    expect(await preview('/')).toMatchObject({ savedAt: null, popUp: { id: 4 } });
    expect(await preview('/cht/Contact')).toEqual({
      title: 'Spring',
      savedAt: null,
      at: 1_790_000_000_000,
    });
  });
});

describe('during a build', () => {
  beforeEach(() => {
    process.env.NEXT_PHASE = 'phase-production-build';
  });
  afterEach(() => {
    delete process.env.NEXT_PHASE;
  });

  it('throws a one-sentence error if the gateway is down', async () => {
    load.mockRejectedValue(new GatewayUnavailable('/call', 'ECONNREFUSED'));
    await expect(propsOf('en')).rejects.toThrow(
      /^The gateway at http:\/\/127\.0\.0\.1:4000 does not answer, so no page can be built\. Start the embedded one/,
    );
  });

  it('tries a page again after timeouts', async () => {
    load.mockRejectedValueOnce(new GatewayTimeout('/call', '5,000 ms'));
    load.mockRejectedValueOnce(new GatewayUnavailable('/call', 'it failed just now'));
    expect(await propsOf('en')).toMatchObject({ props: { answer: 42 } });
  });

  it('names the reason when all tries have failed', async () => {
    load.mockRejectedValue(new GatewayUnavailable('/call', 'it failed just now'));
    load.mockRejectedValueOnce(new GatewayTimeout('/call', '5,000 ms'));
    await expect(propsOf('en')).rejects.toThrow(
      "A page could not be built in 4 tries. The gateway's call /call gave no answer within 5,000 ms. The gateway is http://127.0.0.1:4000.",
    );
  });

  it('throws other errors unchanged', async () => {
    const error = new GatewayRefused('/call', 401, 401);
    load.mockRejectedValue(error);
    await expect(propsOf('en')).rejects.toBe(error);
  });
});
