import { it } from 'node:test';

import { expect } from 'expect';

import { guidePages } from '../../seed/content/countryGuides/guidePages';
import { campaignList } from '../../seed/content/pages/campaignList';
import { seedPages } from '../../seed/load/pages';
import { findCampaigns } from '../../src/api/pages/findCampaigns';
import { findTopicFacts } from '../../src/api/pages/findFacts';
import { findPage } from '../../src/api/pages/findPage';
import { findSearchTitles } from '../../src/api/pages/searchTitles';
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
  // What has ended is on no page, and among the rates of all days.
  expect(poland?.rows.map(({ value }) => value)).toEqual([23, 22]);
  expect(await findTopicFacts(context, 'records')).toEqual([]);
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
