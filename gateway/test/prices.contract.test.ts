import { cms } from './cms';
import { read, send } from './gateway';
import { made } from './made';

// Shows (requirements, 3.8, 3.9, 7.8, 7.9 and 11.16).

const mark = `Contract test ${Date.now()}`;
const { make, takeAway } = made();
afterAll(takeAway);

describe('survey prices', () => {
  it('include tax and product areas only, and no service without a price', async () => {
    const list = await read('priceForSurveyReport', {});
    const areas = new Set(list.map(({ category }) => category));
    for (const area of ['vat', 'ioss', 'packaging', 'weee', 'battery', 'textile', 'furniture', 'toy'])
      expect(areas).toContain(area);
    for (const area of ['company', 'trademark', 'balance']) expect(areas).not.toContain(area);
    expect(list.filter(({ prices }) => prices.length === 0)).toEqual([]);
  });

  it.each([0, 2, 99])('of country %i are filtered by that country, also for 0', async (countryCode) => {
    const list = await read('priceForSurveyReport', { countryCode });
    expect(list.length).toBeGreaterThan(0);
    expect(new Set(list.map((service) => service.countryCode))).toEqual(new Set([countryCode]));
  });

  it('refuse a country code that is not in the list', async () => {
    const { status, text } = await send('priceForSurveyReport', { countryCode: 998 });
    expect(status).toBe(400);
    expect(text).toContain('must be one of the country codes 0, 1, 2');
  });

  it('leave out a service whose price has not begun', async () => {
    const price = { label: 'New', amount: 100, currency: 'EUR', unit: 'once', vatMode: 'net' };
    const prices = [{ ...price, validFrom: '2099-01-01T12:00:00.000Z' }];
    const id = await make(
      'services',
      { serverName: mark, summary: 'A summary.', category: 'vat', prices },
      'published',
    );
    const ids = (await read('priceForSurveyReport', {})).map((service) => service.id);
    expect(ids).not.toContain(id);
  });
});

describe('trade marks', () => {
  it('are filtered by country', async () => {
    const [list, prices] = await Promise.all([
      read('iprList', { countryCode: 99 }),
      read('trademarkPriceForSurveyReport', { countryCode: 99 }),
    ]);
    expect(list.map(({ serverName }) => serverName)).toEqual(['Trade mark European Union']);
    expect(prices.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
  });

  it('cannot be published without office and classes; other services can', async () => {
    const service = { serverName: mark, summary: 'A summary.' };
    await expect(make('services', { ...service, category: 'trademark' }, 'published')).rejects.toThrow('400');
    await make('services', { ...service, category: 'testing' }, 'published');
  });
});

describe('the search panel', () => {
  it('suggests services in the order of the admin, without drafts', async () => {
    const { hotService } = await read('getCommoditySearch', {});
    const ids = hotService.map(({ id }) => Number(id));
    expect(ids.length).toBeGreaterThan(3);
    const draft = await make('services', { serverName: mark, summary: 'A.', category: 'vat' }, 'draft');
    const suggest = (hotServices: number[]) =>
      cms('POST', '/globals/search-panel', { hotServices, _status: 'published' });
    try {
      await suggest([draft, ...ids.toReversed()]);
      const reordered = await read('getCommoditySearch', {});
      expect(reordered.hotService.map(({ id }) => Number(id))).toEqual(ids.toReversed());
    } finally {
      await suggest(ids);
    }
  });
});
