import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { z } from 'zod';

import { envelope } from '../testing/envelope';
import { calls } from './calls';
import { href } from './envelope';

// Shows (requirements, 7.1 and 10.4).

const folder = join(__dirname, 'examples');
const names = Object.keys(calls) as (keyof typeof calls)[];
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

const isText = (key: string) =>
  /^(name|menuName|title|note|alt|caption|country|hours|typeValue(One|Two|Three))$/.test(key);

/** An example with no word of any language. */
function withoutTexts(example: unknown): unknown {
  if (Array.isArray(example)) return example.map(withoutTexts);
  if (example === null || typeof example !== 'object') return example;
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => [key, isText(key) ? typeof value : withoutTexts(value)]),
  );
}

describe('examples', () => {
  it('exist for every call and nothing else', () => {
    const files = readdirSync(folder).filter((file) => file !== 'de');
    expect(files.sort()).toEqual(names.map((name) => `${name}.json`).sort());
  });

  it.each(names)('%s matches its schema', (name) => {
    const example = read(name);
    const schema: z.ZodType = envelope(calls[name].data);
    const parsed = schema.parse(example);
    expect(parsed).toMatchObject({ code: 0, data: expect.anything() });
    // Nothing that the schema does not know, and nothing that it would add: fixtures take the file as it is.
    expect(parsed).toEqual(example);
  });

  it.each(readdirSync(join(folder, 'de')))('%s in German differs only in its texts', (file) => {
    const name = basename(file, '.json');
    const german = read(`de/${name}`);
    expect(withoutTexts(german)).toEqual(withoutTexts(read(name)));
    expect(german).not.toEqual(read(name));
  });
});

describe('envelope', () => {
  const schema = envelope(calls.getPartner.data);

  it.each([
    [{ code: 0, msg: 'success', data: [] }, true],
    [{ code: 404, msg: 'No such page', data: null }, true],
    [{ code: 0, msg: 'success', data: null }, false],
    [{ code: 500, msg: 'Internal error', data: [] }, false],
    [{ code: 0, data: [] }, false],
  ])('%j is valid: %s', (answer, fits) => expect(schema.safeParse(answer).success).toBe(fits));
});

describe('addresses', () => {
  it('are unique', () => {
    expect(new Set(names.map((name) => `${calls[name].method} ${calls[name].path}`)).size).toBe(names.length);
  });

  it.each([
    '/',
    '/cht/About',
    '#steps',
    'https://example.com/a?b=c',
    'mailto:a@example.com',
    'tel:+493023125120',
  ])('in links may be %s', (url) => expect(href.safeParse(url).success).toBe(true));

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /a',
    'a/b',
  ])('in links may not be %j', (url) => expect(href.safeParse(url).success).toBe(false));
});

describe('parameters', () => {
  const id = calls.showArticleDetailById.params;

  it.each([
    ['1', 1],
    ['999999999', 999_999_999],
    [7, 7],
  ])('id %j is parsed as %j', (given, checked) => expect(id.parse({ id: given })).toEqual({ id: checked }));

  it.each(['', '0', '-1', '1e3', ' 5 ', '9'.repeat(40), null, NaN, ['1']])(
    'id %j is rejected with a message',
    (given) => {
      const result = id.safeParse({ id: given });
      expect(result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
        'id must be a whole number from 1 to 999999999',
      ]);
    },
  );

  it('have default values', () => {
    expect(calls.showArticleList.params.parse({})).toEqual({ pageNum: 1, pageSize: 10 });
  });
});

describe('codes of services', () => {
  const [service] = (read('getProductsPrices') as { data: object[] }).data;
  const problems = (changes: object) =>
    calls.getProductsPrices.data
      .safeParse([{ ...service, ...changes }])
      .error?.issues.map(({ path, message }) => `${path.slice(1).join('.')} ${message}`);

  it.each([
    [{ serviceCode: 38 }, undefined],
    [{ serviceCode: null }, undefined],
    [{ category: 'weee', serviceCode: 41 }, undefined],
    [{ serviceCode: 12 }, ['serviceCode must be a code that the service code table gives this category']],
    [{ serviceCode: 15 }, ['serviceCode must be a code that the service code table gives this category']],
    [
      { category: 'weee', serviceCode: 2 },
      ['serviceCode must be a code that the service code table gives this category'],
    ],
    [{ country: 'FR' }, ['country must be the country of the country code']],
    [{ countryCode: null, country: null }, undefined],
    [{ countryCode: null, country: 'NO' }, undefined],
    [{ countryCode: null, country: 'DE' }, ['country must be the country of the country code']],
  ])('with %j the problems are %j', (changes, expected) => expect(problems(changes)).toEqual(expected));

  it('are refused as parameters where the list has no such country', () => {
    const { success, error } = calls.iprList.params.safeParse({ countryCode: '13' });
    expect(success).toBe(false);
    expect(error?.issues[0]?.message).toMatch(/^must be one of the country codes 0, 1, 2/);
    expect(calls.iprList.params.parse({ countryCode: '17' })).toEqual({ countryCode: 17 });
  });
});

it.each([
  [{ serviceType: 5, serverType: 'Company change', vatIncrement: true }, undefined],
  [{ serviceType: 6, serverType: 'Deregistration', vatIncrement: false }, undefined],
  [
    { serviceType: 5, serverType: 'Company change', vatIncrement: false },
    'must be true for the types 2 to 5 alone',
  ],
  [{ serviceType: 5, serverType: null, vatIncrement: true }, 'must be there together with serviceType'],
  [
    { category: 'vat', serviceType: 1, serverType: 'x', vatIncrement: false },
    'must be null for all but company services',
  ],
])('the type of a company service %j: %s', (type, problem) => {
  const { data } = read('getProductsPrices') as { data: { category: string }[] };
  const company = data.find(({ category }) => category === 'company');
  const { error } = calls.getProductsPrices.data.safeParse([{ ...company, ...type }]);
  expect(error?.issues[0]?.message).toBe(problem);
});
