import { contentHeader, parseVersions } from '@/contract/site/contentVersions';
import { previewHeaders, siteSignature } from '@/contract/site/siteRequests';

import { articleOf } from './article';
import { cms, update } from './cms';
import { ask, pathOf, send, setting, signatureHeaders } from './gateway';
import { made } from './made';

const mark = `Site test ${Date.now()}`;
const { make, takeAway } = made();
afterAll(takeAway);

const draftHeaders = (document: string, secret = setting('GATEWAY_TEST_SECRET')) => {
  const timestamp = String(Date.now());
  return {
    [previewHeaders.document]: document,
    [previewHeaders.timestamp]: timestamp,
    [previewHeaders.signature]: siteSignature({ request: 'previewCall', timestamp, body: document, secret }),
  };
};
const detail = async (id: number, headers: Record<string, string> = {}) => {
  const path = pathOf('showArticleDetailById', { id });
  return ask(path, { headers: { ...signatureHeaders(path), ...headers } });
};

it('every answer names the documents it was made from, in the version that is published', async () => {
  const id = await make('articles', articleOf(mark), 'published');
  const { doc } = await cms<{ doc: { updatedAt: string } }>('PATCH', `/articles/${id}`, { author: 'Other' });
  const { headers } = await detail(id);
  expect(parseVersions(headers.get(contentHeader) ?? '')).toContainEqual({
    source: 'articles',
    id,
    savedAt: Date.parse(doc.updatedAt),
  });
  const frame = await send('getMenu', {});
  expect(parseVersions(frame.headers.get(contentHeader) ?? '').map(({ source }) => source)).toContain('menu');
});

it('an answer names unpublished documents that it refers to, and the collections that it lists', async () => {
  const draft = await make('articles', articleOf(mark), 'draft');
  const id = await make('articles', { ...articleOf(mark), related: [draft] }, 'published');
  const versionsIn = (headers: Headers) => parseVersions(headers.get(contentHeader) ?? '');
  const versionOfDraft = async () =>
    versionsIn((await detail(id)).headers).find((version) => version.id === draft)?.savedAt;
  expect(await versionOfDraft()).toBe(0);
  await update('articles', draft, { _status: 'published' });
  expect(await versionOfDraft()).toBeGreaterThan(0);

  const list = { source: 'articles', savedAt: 0 };
  const trends = { pageNum: 1, pageSize: 5, articleType: 'trends' } as const;
  for (const { headers } of [
    await send('getHotAndNewInformation', { size: 3 }),
    await send('showArticleList', trends),
  ])
    expect(versionsIn(headers)).toContainEqual(list);
  expect(versionsIn((await detail(id)).headers)).not.toContainEqual(list);
});

it('a preview shows the draft that it is signed for, and no other draft', async () => {
  const id = await make('articles', articleOf(`${mark} as published`), 'published');
  const other = await make('articles', articleOf(`${mark} other`), 'published');
  await update('articles', id, { title: `${mark} as a draft`, _status: 'draft' }, '?draft=true');
  await update('articles', other, { title: `${mark} nobody asked for`, _status: 'draft' }, '?draft=true');
  const title = async (one: number, headers?: Record<string, string>) =>
    ((await detail(one, headers)).body.data as { title: string }).title;

  expect(await title(id, draftHeaders(`articles:${id}`))).toBe(`${mark} as a draft`);
  expect(await title(other, draftHeaders(`articles:${id}`))).toBe(`${mark} other`);
  expect(await title(id)).toBe(`${mark} as published`);
  expect(await title(id, draftHeaders(`articles:${id}`, 'another-secret-of-somebody'))).toBe(
    `${mark} as published`,
  );
});

it('a document that was never published is shown in its preview only', async () => {
  const id = await make('articles', articleOf(mark), 'draft');
  expect((await detail(id)).status).toBe(404);
  expect((await detail(id, draftHeaders(`articles:${id}`))).status).toBe(200);
});
