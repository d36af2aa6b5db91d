import { it } from 'node:test';

import { expect } from 'expect';

import { guidePages } from '../../seed/content/countryGuides/guidePages';
import { campaignList } from '../../seed/content/pages/campaignList';
import { seedPages } from '../../seed/load/pages';
import { findCampaigns } from '../../src/api/pages/findCampaigns';
import { findTopicFacts } from '../../src/api/pages/findFacts';
import { findPage } from '../../src/api/pages/findPage';
import { findSearchTitles } from '../../src/api/pages/searchTitles';
import { trackVersions } from '../../src/sync/trackVersions';
import { document, node, text } from '../richText';
import { contextOf } from './bulk';
import { openPayload } from './openPayload';

// Shows (requirements, 2.11).

const countryGuides = guidePages('seed/content/countryGuides');
const payload = await openPayload();
const withoutImage = ({ image: _image, ...page }: (typeof countryGuides)[number]) => page;
await seedPages(payload, { pages: [campaignList, ...countryGuides].map(withoutImage) });
await payload.create({ collection: 'pages', data: { title: 'Spring', uid: 'spring', _status: 'published' } });

const context = contextOf(payload)();

it('a guide has a section with its country, in both languages', async () => {
  for (const language of ['en', 'de'] as const) {
    const page = await findPage({ ...context, language }, { uid: 'sell-in-united-kingdom' });
    expect(page).toMatchObject({ language });
    expect(page?.blocks).toContainEqual(
      expect.objectContaining({ blockType: 'countryGuide', country: 'GB', language }),
    );
  }
});

it('a guide shows the facts of its country with their sources, and none that is still to be checked', async () => {
  const source = await payload.create({
    collection: 'fact-sources',
    data: { title: 'Ustawa o VAT', url: 'https://example.com/vat' },
  });
  const fact = { country: 'PL', checkedOn: '2026-11-22T12:00:00Z', nextCheck: '2027-02-22T12:00:00Z' };
  await payload.create({
    collection: 'facts',
    data: {
      ...{ ...fact, topic: 'rates', sources: [source.id] },
      rows: [
        { kind: 'standard', value: 23, text: 'Since long', from: '2011-01-01' },
        { kind: 'standard', value: 22, until: '2010-12-31' },
      ],
    },
  });
  await payload.create({
    collection: 'facts',
    data: { ...fact, topic: 'records', isToBeChecked: true, rows: [{ kind: 'years', value: 5 }] },
  });
  const page = await findPage(context, { uid: 'sell-in-poland' });
  const facts = page?.blocks.find(({ blockType }) => blockType === 'countryFacts');
  expect(facts).toMatchObject({
    country: 'PL',
    facts: [
      {
        topic: 'rates',
        rows: [{ kind: 'standard', value: 23, text: 'Since long', from: '2011-01-01' }],
        checkedOn: '2026-11-22',
        sources: [{ title: 'Ustawa o VAT', url: 'https://example.com/vat' }],
      },
    ],
  });
  const [poland, ...others] = await findTopicFacts(context, 'rates');
  expect(others).toEqual([]);
  expect(poland).toMatchObject({ country: 'PL', url: '/custom/sell-in-poland', checkedOn: '2026-11-22' });
  // Rows that have ended are on no page, but among the rates of all days.
  expect(poland?.rows.map(({ value }) => value)).toEqual([23, 22]);
  expect(await findTopicFacts(context, 'records')).toEqual([]);
});

it('the map has the standard rates among the facts, and another one as soon as the facts do', async () => {
  const page = await payload.create({
    collection: 'pages',
    data: {
      ...{ title: 'Map', uid: 'map', _status: 'published' },
      blocks: [{ blockType: 'rateMap', heading: 'Map' }],
    },
  });
  const readMap = () => trackVersions(() => findPage(context, { uid: 'map' }));
  const { docs } = await payload.find({ collection: 'facts', where: { topic: { equals: 'rates' } } });
  const id = docs[0]?.id ?? 0;
  const before = await readMap();
  const rates = [{ country: 'PL', name: 'Poland', rate: 23, url: '/custom/sell-in-poland' }];
  expect(before.result?.blocks).toMatchObject([{ blockType: 'rateMap', asOf: '2026-11-22', rates }]);
  // The page names the fact, so that a change of it renders the page anew.
  expect(before.versions).toMatch(new RegExp(`facts[^;]*[,:]${id}\\.`));

  const change = (value: number) =>
    payload.update({
      ...{ collection: 'facts', id },
      data: {
        rows: [
          { kind: 'standard', value, from: '2026-11-24T12:00:00Z' },
          { kind: 'standard', value: 23, until: '2026-11-23T12:00:00Z' },
        ],
      },
    });
  await expect(change(240)).rejects.toThrow();
  await change(24);
  expect((await readMap()).result?.blocks).toMatchObject([{ rates: [{ country: 'PL', rate: 24 }] }]);
  await payload.update({ collection: 'facts', id, data: { isToBeChecked: true } });
  expect((await readMap()).result?.blocks).toEqual([]);
  await payload.delete({ collection: 'pages', id: page.id });
});

it('a guide leads to the texts about services of its country, those about it alone first', async () => {
  const addService = async (serverName: string, countryCode: '2' | '5') => {
    const data = {
      ...{ serverName, countryCode, summary: 'S', duration: 'Weeks', prices: [] },
      category: 'vat',
    };
    return (
      await payload.create({ collection: 'services', data: { ...data, _status: 'published' } as never })
    ).id;
  };
  const germany = await addService('VAT registration Germany', '2');
  const poland = await addService('VAT registration Poland', '5');
  const content = document(node('paragraph', [text('Stock.')]));
  const times = { publishTime: '2026-11-20T09:00:00Z', reviewTime: '2026-11-20T09:00:00Z' };
  const addArticle = async (
    title: string,
    services: number[],
    _status: 'draft' | 'published' = 'published',
  ) => {
    const data = { title, summary: 'All of it.', author: 'Desk', content, services, ...times, _status };
    return payload.create({ collection: 'articles', data: { ...data, articleType: 'trends' } });
  };
  const own = await addArticle('Stock in Poland', [poland]);
  const both = await addArticle('Stock in two countries', [germany, poland]);
  await addArticle('Stock in Germany', [germany]);
  await addArticle('A draft', [poland], 'draft');

  const { result, versions } = await trackVersions(() =>
    findPage({ ...context, language: 'de' }, { uid: 'sell-in-poland' }),
  );
  const shown = (title: string, id: number) => ({
    kind: 'article',
    title,
    url: `/trends/${id}.html`,
    language: 'en',
  });
  expect(result?.blocks.find(({ blockType }) => blockType === 'countryGuide')).toMatchObject({
    reading: [shown('Stock in Poland', own.id), shown('Stock in two countries', both.id)],
  });
  expect(versions).toMatch(new RegExp(`articles:${own.id}\\.\\w+,${both.id}\\.\\w+(?:;|$)`));
});

it('guides stand in a list of their own after everything else, by their titles, and campaigns in theirs', async () => {
  const { blocks = [] } = (await findCampaigns({ ...context, language: 'de' })) ?? {};
  const cardsOf = (id: string) => {
    const block = blocks.find((one) => one.id === id);
    return block?.blockType === 'cardGrid' ? block.cards : [];
  };
  expect(blocks.at(-1)?.id).toBe('countries');
  expect(cardsOf('campaigns').map(({ url }) => url)).toEqual(['/custom/spring']);
  const titles = cardsOf('countries').map(({ title }) => title);
  expect(titles).toHaveLength(countryGuides.length);
  expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other, 'de')));
});

it('the search finds guides, the comparison of countries, and no campaign', async () => {
  const { pages } = await findSearchTitles({ ...context, language: 'de' });
  const urls = pages.map(({ url }) => url);
  expect(pages).toContainEqual(
    expect.objectContaining({ title: 'Verkaufen in Polen', url: '/custom/sell-in-poland' }),
  );
  expect(urls).toContain('/cht/price/compare');
  expect(urls).not.toContain('/custom/spring');
  expect(new Set(urls).size).toBe(urls.length);
});
