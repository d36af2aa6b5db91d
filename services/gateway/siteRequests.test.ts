import { signedPreview } from '@/contract/site/siteRequests';

import { readPreviewLink } from './siteRequests';

const secret = 'a-secret-of-the-gateway';
jest.mock('@/services/config/env', () => ({ env: () => ({ GATEWAY_SECRET: 'a-secret-of-the-gateway' }) }));

const now = 1_790_000_000_000;
const link = {
  source: 'articles',
  id: 3,
  articleType: 'trends',
  title: 'Rates & ranges = 50 % “off”',
  locale: 'de' as const,
  expires: String(now + 60_000),
};
const query = (signedWith = secret, asked: Parameters<typeof signedPreview>[0] = link) =>
  Object.fromEntries(new URLSearchParams(signedPreview(asked, signedWith)));

it('reads a signed link whose title has special characters', () => {
  expect(readPreviewLink(query(), now)).toEqual({
    source: 'articles',
    id: 3,
    document: 'articles:3',
    title: link.title,
    locale: 'de',
    parts: { articleType: 'trends' },
    expiresAt: now + 60_000,
  });
});

it('reads a link to a release, which opens the page of one of its documents', () => {
  const preview = readPreviewLink(query(secret, { ...link, release: 5 }), now);
  expect(preview).toMatchObject({ document: 'releases:5', source: 'articles', id: 3 });
  expect(preview?.parts).toEqual({ articleType: 'trends' });
});

it('contains no secret in a link', () => expect(signedPreview(link, secret)).not.toContain(secret));

it.each([
  ['another document', { ...query(), id: '4' }],
  ['another language', { ...query(), locale: 'en' }],
  ['a later expiry', { ...query(), expires: String(now + 3_600_000) }],
  ['an unsigned parameter', { ...query(), uid: 'spring' }],
  ['a release that is not signed', { ...query(), release: '5' }],
  ['no signature', { ...query(), signature: '' }],
  ['a signature with another secret', query('another-secret-of-somebody')],
  ['an empty query', {}],
])('returns undefined for %s', (_what, changed) => expect(readPreviewLink(changed, now)).toBeUndefined());

it('returns undefined after the expiry', () => {
  expect(readPreviewLink(query(), now + 59_999)).toBeDefined();
  expect(readPreviewLink(query(), now + 60_000)).toBeUndefined();
});
