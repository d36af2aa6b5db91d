import { changeOf } from './changes';

const place = { source: 'articles', id: 3 };
const article = (status: 'draft' | 'published', savedAt: number, articleType = 'trends') => ({
  id: 3,
  _status: status,
  updatedAt: new Date(savedAt).toISOString(),
  articleType,
  title: 'no part of an address',
});
const trashed = (savedAt: number) => ({
  ...article('published', savedAt),
  deletedAt: new Date(savedAt).toISOString(),
});
const [before, after] = [{ articleType: 'trends' }, { articleType: 'industryInfo' }];

it.each([
  ['is published for the first time', undefined, article('published', 1), { ...place, after: before }],
  ['is published after a draft', article('draft', 1), article('published', 2), { ...place, after: before }],
  [
    'is corrected and moved',
    article('published', 1),
    article('published', 2, 'industryInfo'),
    { ...place, before, after },
  ],
  ['is withdrawn', article('published', 1), article('draft', 2), { ...place, before }],
  ['is deleted', article('published', 1), undefined, { ...place, before }],
  ['is put into the trash', article('published', 1), trashed(2), { ...place, before }],
  ['is brought back', trashed(1), article('published', 2), { ...place, after: before }],
  ['is deleted from the trash', trashed(1), undefined, undefined],
  ['gets an additional draft', article('published', 1), article('published', 1), undefined],
  ['is a draft and stays one', article('draft', 1), article('draft', 2), undefined],
  ['is a draft and deleted', article('draft', 1), undefined, undefined],
])('an article that %s', (_what, was, is, expected) => expect(changeOf(place, was, is)).toEqual(expected));

it('treats a document without drafts as published', () => {
  const image = (savedAt: number) => ({ id: 2, updatedAt: new Date(savedAt).toISOString() });
  expect(changeOf({ source: 'media', id: 2 }, image(1), image(2))).toEqual({
    source: 'media',
    id: 2,
    before: {},
    after: {},
  });
});
