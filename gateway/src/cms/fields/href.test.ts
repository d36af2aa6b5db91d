import type { PayloadRequest } from 'payload';

import { normaliseLink, validateLink } from './href';
import { publishingTogether } from './publishedTogether';

const count = jest.fn();
const request = (language: 'en' | 'de', user: object | null = { id: 1 }) =>
  ({ i18n: { language }, user, context: {}, payload: { count } }) as unknown as PayloadRequest;

beforeEach(() => count.mockReset().mockResolvedValue({ totalDocs: 1 }));

it.each([
  '/cht/Services#vat',
  '#steps',
  'https://www.example.com/a?b=c',
  'mailto:office@example.com,sales@example.com?subject=Question',
  'tel:+4930123456',
  'mailto:ms!smith@example.com,a%26b@bücher.example',
  'tel:030-123456',
  '/trends/12.html',
])('%s is a link', async (link) => expect(await validateLink(link, request('en'))).toBe(true));

it.each([
  ['javascript:alert(1)', 'Start with /, #, https://', 'Beginnen Sie mit /, #, https://'],
  ['mailto:', 'a whole e-mail address', 'eine vollständige E-Mail-Adresse'],
  ['mailto:office@example', 'a whole e-mail address', 'eine vollständige E-Mail-Adresse'],
  ['mailto:a@example.com,b', 'a whole e-mail address', 'eine vollständige E-Mail-Adresse'],
  [
    'mailto:o’neil@example.com?subject=Hi',
    "write mailto:o'neil@example.com?subject=Hi",
    "Schreiben Sie mailto:o'neil@example.com?subject=Hi",
  ],
  ['tel:', 'a whole telephone number', 'eine vollständige Telefonnummer'],
  ['tel:0800-CALL', 'a whole telephone number', 'eine vollständige Telefonnummer'],
  ['https://example', 'not complete', 'unvollständig'],
  ['/de/cht/Services', 'Leave out the language', 'Lassen Sie die Sprache weg'],
  ['/cht/services', 'Do you mean /cht/Services?', 'Meinen Sie /cht/Services?'],
  ['http://localhost:3000/de/cht/price?a=b#c', 'write /cht/price?a=b#c', 'Schreiben Sie /cht/price?a=b#c'],
  ['/no-such-page', 'The website has no such page', 'gibt es auf der Website nicht'],
])('%s is refused with a sentence', async (link, english, german) => {
  expect(await validateLink(link, request('en'))).toContain(english);
  expect(await validateLink(link, request('de'))).toContain(german);
});

it('accepts the link of a document when it is published', async () => {
  expect(await validateLink('/custom/spring', request('en'))).toBe(true);
  expect(count).toHaveBeenCalledWith(
    expect.objectContaining({
      collection: 'pages',
      where: { and: [{ uid: { equals: 'spring' } }, { _status: { equals: 'published' } }] },
    }),
  );
  count.mockResolvedValue({ totalDocs: 0 });
  expect(await validateLink('/custom/spring', request('en'))).toContain('Nothing is published');
  expect(await validateLink('/custom/spring', request('de'))).toContain('nichts veröffentlicht');
});

it('accepts a link to a document that is published at the same moment', async () => {
  const together = publishingTogether([
    { source: 'articles', id: 12 },
    { source: 'pages', id: 13 },
    { source: 'menu' },
  ]);
  await validateLink('/trends/11.html', { ...request('en'), context: together });
  const published = { or: [{ _status: { equals: 'published' } }, { id: { in: [12] } }] };
  expect(count).toHaveBeenCalledWith(
    expect.objectContaining({
      collection: 'articles',
      where: { and: [expect.objectContaining({ id: { equals: 11 } }), published] },
    }),
  );
});

it('accepts a link to a missing document without a user, as in seeding', async () =>
  expect(await validateLink('/custom/later', request('en', null))).toBe(true));

it('accepts a link to a file that is there, which has no drafts', async () => {
  const link = '/cms-api/documents/file/a%20b-0f.pdf';
  expect(await validateLink(link, request('en'))).toBe(true);
  expect(count).toHaveBeenCalledWith(
    expect.objectContaining({ collection: 'documents', where: { filename: { equals: 'a b-0f.pdf' } } }),
  );
  count.mockResolvedValue({ totalDocs: 0 });
  expect(await validateLink(link, request('en'))).toContain('Nothing is published');
});

it.each([
  [' /trends/12-oss-threshold.html#a ', '/trends/12.html#a'],
  ['http://localhost:3000/de/trends/12-schwelle.html', '/trends/12.html'],
  ['http://localhost:4000/cms-api/documents/file/a.pdf', '/cms-api/documents/file/a.pdf'],
  ['http://localhost:4000/admin', 'http://localhost:4000/admin'],
  ['https://example.com/trends/12-a.html', 'https://example.com/trends/12-a.html'],
])('keeps the link %s as %s', (link, kept) => expect(normaliseLink(link)).toBe(kept));

it.each([
  ['HTTPS://WWW.Example.COM/Path', 'https://www.example.com/Path'],
  ['https://www.example.com/a b', 'https://www.example.com/a%20b'],
  ['\u200ehttps://www.example.com/\u2060 ', 'https://www.example.com/'],
  ['tel:+49 30 23125-100', 'tel:+493023125100'],
  ['TEL:+49 (0)30 23125', 'tel:+493023125'],
  ['https://www.google.com/url?q=https://example.com/a', 'https://example.com/a'],
  ['tel:0800-CALL', 'tel:0800-CALL'],
  ['Mailto: ada@example.com, bob@bu\u0308ro.example', 'mailto:ada@example.com,bob@büro.example'],
  ['mailto:#1@example.com', 'mailto:%231@example.com'],
  ['mailto:a&b@example.com?subject=A B', 'mailto:a%26b@example.com?subject=A%20B'],
  ['mailto:ada@', 'mailto:ada@'],
])('keeps %j as %j', (typed, link) => expect(normaliseLink(typed)).toBe(link));
