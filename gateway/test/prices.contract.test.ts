import { cms } from './cms';
import { read, send } from './gateway';
import { made } from './made';

// Shows (requirements, 3.8, 3.9, 7.8, 7.9 and 11.16).

const mark = `Contract test ${Date.now()}`;
const { make, takeAway } = made();
afterAll(takeAway);

const seeded = <S extends { serverName: string }>(services: S[]): S[] =>
  services.filter(({ serverName }) => !serverName.startsWith('Contract test'));

const languages = ['en', 'de'] as const;

it('the rows are the prices of all services, in their order', async () => {
  const [services, rows] = await Promise.all([read('getProductsPrices', {}), read('priceForWWW', {})]);
  expect(seeded(rows).map(({ id, price }) => [id, price.id])).toEqual(
    seeded(services).flatMap(({ id, prices }) => prices.map((price) => [id, price.id])),
  );
});

it.each(languages)('every price has a label and a VAT label in %s', async (language) => {
  const rows = await read('priceForWWW', {}, language);
  const words = { en: /VAT/, de: /USt/ }[language];
  expect(rows.length).toBeGreaterThan(80);
  expect(seeded(rows).filter(({ price }) => !words.test(price.vatLabel) || !price.label)).toEqual([]);
});

it('names of services differ in German', async () => {
  const [english, german] = await Promise.all([
    read('getProductsPrices', {}, 'en'),
    read('getProductsPrices', {}, 'de'),
  ]);
  const names = new Map(english.map(({ id, serverName }) => [id, serverName]));
  expect(seeded(german).filter(({ id, serverName }) => names.get(id) === serverName)).toEqual([]);
});

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

  it('leave out a service whose prices have expired', async () => {
    const price = { label: 'Old', amount: 100, currency: 'EUR', unit: 'once', vatMode: 'net' };
    const prices = [
      { ...price, validFrom: '2020-01-01T12:00:00.000Z', validUntil: '2020-12-31T12:00:00.000Z' },
    ];
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
  it.each(languages)(
    'have an office, classes, and official fees in its currency, in %s',
    async (language) => {
      const list = seeded(await read('iprList', {}, language));
      expect(list).toHaveLength(6);
      expect(list.filter(({ office, classesIncluded }) => !office || classesIncluded < 1)).toEqual([]);
      const currencies = new Set(list.flatMap(({ prices }) => prices.map(({ currency }) => currency)));
      expect([...currencies].sort()).toEqual(['CHF', 'EUR', 'GBP', 'JPY', 'USD']);
    },
  );

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
  it.each(languages)('finds every service in %s, with an address', async (language) => {
    const [{ allService }, services] = await Promise.all([
      read('getCommoditySearch', {}, language),
      read('getProductsPrices', {}, language),
    ]);
    expect(
      seeded(allService.map((entry) => ({ ...entry, serverName: entry.menuName }))).map(({ id }) => id),
    ).toEqual(seeded(services).map(({ id }) => String(id)));
    expect(allService.filter(({ menuUrl }) => !/^\/cht\/\w+/.test(menuUrl))).toEqual([]);
  });

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
