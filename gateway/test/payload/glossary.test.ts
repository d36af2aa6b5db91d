import { it } from 'node:test';

import { expect } from 'expect';

import { pathOfPage } from '@/contract/site/contentTable';

import { findPage } from '../../src/api/pages/findPage';
import { findTerms } from '../../src/api/pages/findTerms';
import { trackVersions } from '../../src/sync/trackVersions';
import { contextOf } from './bulk';
import { openFilledPayload } from './openFilledPayload';

// Shows (requirements, 2.13).

const payload = await openFilledPayload();

const pageKey = await (async () => {
  const { docs } = await payload.find({ collection: 'pages', pagination: false, depth: 0 });
  return docs.find(({ blocks }) => blocks?.some(({ blockType }) => blockType === 'glossary'))?.pageKey ?? '';
})();

const context = contextOf(payload)();

async function termsIn(language: 'en' | 'de') {
  const { result, versions } = await trackVersions(() => findPage({ ...context, language }, { pageKey }));
  const block = result?.blocks.find(({ blockType }) => blockType === 'glossary');
  return { terms: block?.blockType === 'glossary' ? block.terms : [], versions };
}

const setTerm = async (en: string, de: string) => {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { pageKey: { equals: pageKey } },
    depth: 0,
  });
  const [page] = docs;
  const blocks = (page?.blocks ?? []).map((block) =>
    block.blockType === 'glossary'
      ? { ...block, terms: [{ en, de, definitionEn: 'What it is.', definitionDe: 'Was es ist.' }] }
      : block,
  );
  await payload.update({ collection: 'pages', id: page?.id ?? 0, data: { blocks, _status: 'published' } });
};

it('finds a term in the published texts, in the language that each is in, and never in drafts', async () => {
  const { docs } = await payload.find({ collection: 'articles', locale: 'de', depth: 0 });
  const [article, other] = docs;
  await setTerm('rarely used word', 'selten gebrauchtes Wort');
  expect((await termsIn('en')).terms[0]?.occurrences).toEqual([]);

  const data = (summary: string) => ({ summary, _status: 'published' as const });
  await payload.update({
    collection: 'articles',
    id: article?.id ?? 0,
    locale: 'en',
    data: data('It names a rarely used word twice: the rarely used words.'),
  });
  await payload.update({
    collection: 'articles',
    id: other?.id ?? 0,
    locale: 'en',
    draft: true,
    data: { summary: 'A rarely used word in a draft.', _status: 'draft' },
  });
  const found = await termsIn('en');
  expect(found.terms[0]).toMatchObject({
    definition: { en: 'What it is.', de: 'Was es ist.' },
    occurrences: [
      { url: `/${article?.articleType}/${article?.id}.html`, language: 'en', title: expect.any(String) },
    ],
  });
  expect((await termsIn('de')).terms[0]?.occurrences).toEqual([]);

  await payload.update({
    collection: 'articles',
    id: article?.id ?? 0,
    locale: 'de',
    data: data('Von selten gebrauchten Wörtern und einem selten gebrauchten Wort.'),
  });
  const [german] = (await termsIn('de')).terms[0]?.occurrences ?? [];
  expect(german).toMatchObject({ url: `/${article?.articleType}/${article?.id}.html` });
});

it('names the lists that it depends on, and not every text that it read', async () => {
  const { versions } = await termsIn('en');
  for (const source of ['articles', 'questions', 'services']) expect(versions).toContain(source);
  expect(versions).toContain('questions.0');
});

it('gives the terms of all glossaries with their places, and depends on these pages alone', async () => {
  await setTerm('rarely used word', 'selten gebrauchtes Wort');
  const { result, versions } = await trackVersions(() => findTerms(context));
  expect(result).toEqual([
    {
      en: 'rarely used word',
      de: 'selten gebrauchtes Wort',
      definition: { en: 'What it is.', de: 'Was es ist.' },
      url: `${pathOfPage(pageKey)}#rarely-used-word`,
    },
  ]);
  expect(versions).toMatch(/^pages:\d+\.\w+$/);
});
