import { slugOf } from './slug';

it.each([
  ['The OSS threshold of €10,000', 'the-oss-threshold-of-e10-000'],
  ['Über die Schwelle für Händler', 'ueber-die-schwelle-fuer-haendler'],
  ['  oss--threshold ', 'oss-threshold'],
  ['???', ''],
  [`${'word '.repeat(15)}wo rd`, `${'word-'.repeat(15)}wo-rd`.slice(0, 80)],
])('%s becomes %s', (text, slug) => expect(slugOf(text)).toBe(slug));
