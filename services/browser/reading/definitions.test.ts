import { inLocale, paths } from '@/services/config/paths';
import { termFile } from '@/services/domain/content/termFile';
import { exampleOf } from '@/services/fixtures/examples';

import { fetchDefinition } from './definitions';

const href = '/de/cht/tradeTerms#import-vat';
const answer = (ok = true) =>
  Promise.resolve({
    ok,
    status: ok ? 200 : 503,
    json: () => Promise.resolve(termFile(exampleOf('getTerms'), 'de')),
  });
const fetchMock = jest.fn();
beforeAll(() => {
  global.fetch = fetchMock;
});

it('loads the definitions of a language once, and again after a failure', async () => {
  fetchMock
    .mockRejectedValueOnce(new Error('offline'))
    .mockReturnValueOnce(answer(false))
    .mockReturnValue(answer());
  await expect(fetchDefinition(href, 'de')).resolves.toBeUndefined();
  await expect(fetchDefinition(href, 'de')).resolves.toBeUndefined();
  await expect(
    Promise.all([fetchDefinition(href, 'de'), fetchDefinition(href, 'de')]),
  ).resolves.toMatchObject([
    { word: 'Einfuhrumsatzsteuer', other: 'import VAT', definition: expect.stringContaining('Zoll') },
    {},
  ]);
  expect(fetchMock.mock.calls.map(([address]) => address as string)).toEqual(
    Array(3).fill(inLocale(paths.termsFile, 'de')),
  );
});

it('knows nothing of a term that the glossary no longer has', async () => {
  await expect(fetchDefinition('/de/cht/tradeTerms#gone', 'de')).resolves.toBeUndefined();
  await expect(fetchDefinition('constructor', 'de')).resolves.toBeUndefined();
});
