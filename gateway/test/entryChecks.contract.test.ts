import { cms } from './cms';
import { made } from './made';
import { price } from './price';

const mark = `Contract test ${Date.now()}`;
const { make, takeAway } = made();
afterAll(takeAway);

/** Returns the CMS's messages for publishing `body`, in each language of the admin. */
async function refusal(path: string, body: object): Promise<[string, string]> {
  const says = (language: 'en' | 'de') =>
    cms('POST', path, { ...body, _status: 'published' }, { language }).then(
      () => 'nothing',
      (error: Error) => error.message,
    );
  return [await says('en'), await says('de')];
}

const service = (change: object) => ({
  serverName: mark,
  summary: 'A summary.',
  category: 'vat',
  prices: [{ ...price, ...change }],
});
const item = { menuName: mark, menuAttribute: 'test' };
const page = (action: object) => ({
  title: mark,
  pageKey: `Entry${Date.now()}`,
  blocks: [
    { blockType: 'callToAction', heading: 'Now', actions: [{ label: 'Go', emphasis: 'primary', ...action }] },
  ],
});
const popUp = { name: mark, image: 1, linkUrl: '/cht/price', startTime_tz: 'Europe/Berlin' };
const backwards = {
  startTime: '2027-02-01T08:00:00.000Z',
  endTime: '2027-01-01T08:00:00.000Z',
  endTime_tz: 'Europe/Berlin',
};

it.each<[string, string, object, string, string]>([
  [
    'a price that ends before it begins',
    '/services',
    service({ validUntil: '2026-02-28T12:00:00.000Z' }),
    'must not come before the first',
    'darf nicht vor dem ersten liegen',
  ],
  [
    'a price with a part of a cent',
    '/services',
    service({ amount: 49.9 }),
    'An amount such as 499',
    'Ein Betrag wie 499',
  ],
  ['a price without a currency', '/services', service({ currency: null }), 'Currency', 'Währung'],
  ['a price without a VAT mode', '/services', service({ vatMode: null }), 'VAT', 'Umsatzsteuer'],
  [
    'a pop-up that ends before it begins',
    '/pop-ups',
    { ...popUp, ...backwards },
    'after the start',
    'nach dem Beginn',
  ],
  [
    'a menu entry that links to an unknown page',
    '/globals/menu',
    { items: [{ ...item, menuUrl: '/no-such-page' }] },
    'has no such page',
    'gibt es auf der Website nicht',
  ],
  [
    'a button that links to an unpublished article',
    '/pages',
    page({ url: '/trends/999999.html' }),
    'Nothing is published at this address',
    'nichts veröffentlicht',
  ],
  [
    'a link of the footer in the wrong case',
    '/globals/site-frame',
    { function: [{ name: 'Services', url: '/cht/services' }] },
    'Do you mean /cht/Services?',
    'Meinen Sie /cht/Services?',
  ],
])('%s is refused', async (_what, path, body, english, german) => {
  const [inEnglish, inGerman] = await refusal(path, body);
  expect(inEnglish).toContain(english);
  expect(inGerman).toContain(german);
});

it('a price may end on the day on which it begins', async () => {
  await make('services', service({ validUntil: price.validFrom }), 'published');
});

it('a draft may be unfinished', async () => {
  await make('pages', page({ url: '/no-such-page' }), 'draft');
});
