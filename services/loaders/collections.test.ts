import { layoutData } from '@/services/fixtures/layoutData';
import { manuals, notice, notices, videos } from '@/services/fixtures/library';
import { partners } from '@/services/fixtures/partners';
import { answer } from '@/services/fixtures/questions';
import { surveyReport } from '@/services/fixtures/surveys';
import { fetchLayoutData } from '@/services/gateway/layoutData';
import { fetchManuals, fetchNews, fetchNewsList, fetchVideos } from '@/services/gateway/library';
import { filmTemplate } from '@/services/gateway/mapContext';
import { fetchPartners } from '@/services/gateway/partners';
import { fetchAnswer } from '@/services/gateway/questions';

import { getStaticProps as answerPage } from './answer';
import { getStaticProps as calculatePage } from './calculate';
import { getStaticProps as filmPage } from './film';
import { getStaticProps as manualPage } from './manual';
import { getStaticProps as newsPage } from './news';
import { getStaticProps as manualsPage } from './operationManual';
import { getStaticProps as partnerPage } from './partner';
import { getStaticProps as videosPage } from './videoCourse';

jest.mock('@/services/gateway/layoutData');
jest.mock('@/services/gateway/library');
jest.mock('@/services/gateway/mapContext');
jest.mock('@/services/gateway/partners');
jest.mock('@/services/gateway/questions');
jest.mock('@/services/config/env', () => ({
  env: () => ({ REVALIDATE_SECONDS: 60, RENDER_DEADLINE_MS: 5_000 }),
}));

const notFound = { notFound: true, revalidate: 60 };

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(fetchLayoutData).mockResolvedValue(layoutData());
  const list = { notices: notices(), total: notices().length, page: 1, pageSize: 4 };
  jest.mocked(fetchNewsList).mockResolvedValue(list);
  jest.mocked(fetchManuals).mockResolvedValue(manuals());
  jest.mocked(fetchVideos).mockResolvedValue(videos());
  jest.mocked(filmTemplate).mockReturnValue('/films/{appID}/{fileID}.m3u8');
});

describe.each([
  [
    'an answer',
    (id: string) => answerPage({ locale: 'de', params: { answerId: id } }),
    jest.mocked(fetchAnswer),
    { answer: answer() },
  ],
  [
    'a notice',
    (id: string) => newsPage({ locale: 'de', params: { id } }),
    jest.mocked(fetchNews),
    { notice: notice() },
  ],
] as const)('%s', (_name, ask, fetch, props) => {
  it('is requested by its number', async () => {
    fetch.mockResolvedValue(Object.values(props)[0] as never);
    await expect(ask('12')).resolves.toMatchObject({ props });
    expect(fetch).toHaveBeenCalledWith(12, 'de');
  });

  it('that does not exist returns 404 with revalidation', async () => {
    fetch.mockResolvedValue(undefined);
    await expect(ask('12')).resolves.toEqual(notFound);
  });

  it('that has no number returns 404 without a gateway call', async () => {
    await expect(ask('1e3')).resolves.toEqual(notFound);
    expect(fetch).not.toHaveBeenCalled();
  });
});

it('loads the partners in the language of the page', async () => {
  jest.mocked(fetchPartners).mockResolvedValue(partners());
  await expect(partnerPage({ locale: 'de' })).resolves.toMatchObject({ props: { partners: partners() } });
  expect(fetchPartners).toHaveBeenCalledWith('de');
});

it('a notice links to three others, never to itself', async () => {
  const others = [1, 2, 3, 4].map((id) => notice({ id }));
  jest.mocked(fetchNews).mockResolvedValue(notice({ id: 2 }));
  jest.mocked(fetchNewsList).mockResolvedValue({ notices: others, total: 4, page: 1, pageSize: 4 });
  await expect(newsPage({ locale: 'de', params: { id: '2' } })).resolves.toMatchObject({
    props: { further: [{ id: 1 }, { id: 3 }, { id: 4 }] },
  });
});

describe('the general check', () => {
  const ask = (id?: string[]) => calculatePage({ locale: 'en', params: { id } });

  it('is empty without an id, and has one page for all saved reports', async () => {
    await expect(ask()).resolves.toMatchObject({ props: { report: null, isSaved: false } });
    await expect(ask(['saved'])).resolves.toMatchObject({ props: { report: null, isSaved: true } });
  });

  it.each([[['1']], [[surveyReport().id]], [['saved', 'more']]])('returns 404 for %j', async (id) => {
    await expect(ask(id)).resolves.toEqual(notFound);
  });
});

describe('manuals', () => {
  const ask = (id: string) => manualPage({ locale: 'de', params: { id } });
  const [first, second, third] = manuals().map(({ id, title, language }) => ({ id, title, language }));

  it('have a list without their texts', async () => {
    const result = await manualsPage({ locale: 'de' });
    expect(result).toMatchObject({ props: { manuals: manuals().map(({ id, title }) => ({ id, title })) } });
    expect(JSON.stringify(result)).not.toContain('bodyHtml');
    expect(fetchManuals).toHaveBeenCalledWith('de');
  });

  it('have a page each, which leads to the ones beside it', async () => {
    await expect(ask(String(second?.id))).resolves.toMatchObject({
      props: { manual: manuals()[1], previous: first, next: third },
    });
    await expect(ask(String(first?.id))).resolves.toMatchObject({ props: { previous: null, next: second } });
    await expect(ask(String(third?.id))).resolves.toMatchObject({ props: { next: null } });
  });
});

describe('films', () => {
  it('have a list without their words', async () => {
    const result = await videosPage({ locale: 'de' });
    expect(result).toMatchObject({ props: { videos: videos().map(({ id, title }) => ({ id, title })) } });
    expect(JSON.stringify(result)).not.toContain('transcriptHtml');
  });

  it('have a page each, which leads to the others', async () => {
    const [first, second, third] = videos();
    const page = await filmPage({ locale: 'de', params: { id: String(second?.id) } });
    expect(page).toMatchObject({
      props: {
        film: { id: second?.id, chapters: second?.chapters },
        transcriptHtml: second?.transcriptHtml,
        services: second?.services,
        others: [{ id: first?.id }, { id: third?.id }],
        filmTemplate: '/films/{appID}/{fileID}.m3u8',
      },
    });
    expect(JSON.stringify(page)).not.toContain(JSON.stringify(first?.transcriptHtml));
  });
});

describe.each([
  ['a manual', (id: string) => manualPage({ locale: 'de', params: { id } }), jest.mocked(fetchManuals)],
  ['a film', (id: string) => filmPage({ locale: 'de', params: { id } }), jest.mocked(fetchVideos)],
] as const)('%s', (_name, ask, fetch) => {
  it('that is not in the list returns 404 with revalidation', async () => {
    await expect(ask('999')).resolves.toEqual(notFound);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('that has no number returns 404 without a gateway call', async () => {
    await expect(ask('1e3')).resolves.toEqual(notFound);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is no 404 while the gateway cannot answer', async () => {
    fetch.mockRejectedValue(new Error('down'));
    await expect(ask('1')).rejects.toThrow('down');
  });
});
