import { describe, it } from 'node:test';

import { expect } from 'expect';

import { openFilledPayload } from '../../../test/payload/openFilledPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { contentLanguages } from '../../domain/languages';

const payload = await openFilledPayload();
const editor = await staffSession(payload, { name: 'Ada Brandt', role: 'editor' });
const translator = await staffSession(payload, { name: 'Till Roth', role: 'translator', language: 'de' });

/** Sends a request of the editor and returns the answer. */
async function ask(method: string, path: string, body?: object, headers = editor) {
  const { status, text } = await restRequest(method, path, { headers, body });
  return {
    status,
    ...(JSON.parse(text) as {
      message?: string;
      isChanged?: boolean;
      doc?: { id: number };
      docs?: { id: number }[];
    }),
  };
}

interface Shown {
  title?: unknown;
  items?: unknown;
  _status?: string | null;
  savedBy?: string | null;
}
const only = ({ title, items, _status, savedBy }: Shown) => ({ title, items, _status, savedBy });

const home = async (draft: boolean) =>
  only(await payload.findByID({ collection: 'pages', id: 1, draft, locale: 'all', depth: 0 }));
const menu = async (draft: boolean) =>
  only(await payload.findGlobal({ slug: 'menu', draft, locale: 'all', depth: 0 }));

const titles = { en: 'Home (en)', de: 'Home (de)' };

/** Saves a draft with a new title in both languages. */
async function draftHome() {
  for (const language of contentLanguages)
    await ask('PATCH', `/pages/1?draft=true&locale=${language}`, { title: `Unfinished ${language}` });
}
async function draftMenu() {
  for (const language of contentLanguages) {
    const { items = [] } = await payload.findGlobal({
      slug: 'menu',
      draft: true,
      locale: language,
      depth: 0,
    });
    const changed = items?.map((item) => ({ ...item, menuName: `Unfinished ${language}` }));
    await ask('POST', `/globals/menu?draft=true&locale=${language}`, { items: changed });
  }
}
const unfinished = { en: 'Unfinished en', de: 'Unfinished de' };

describe('reverting to what is published', () => {
  it('changes the draft of one language, and nothing on the site', async () => {
    const before = await home(false);
    await draftHome();
    expect((await ask('POST', '/pages/1/revert?locale=en')).status).toBe(200);
    expect(await home(false)).toEqual(before);
    expect(await home(true)).toMatchObject({
      title: { en: titles.en, de: unfinished.de },
      _status: 'draft',
      savedBy: 'Ada Brandt',
    });
  });

  it('of both languages, also by a translator, leaves a draft as published', async () => {
    const before = await home(false);
    const isChanged = async () => (await ask('GET', '/pages/1/changed')).isChanged;
    await draftHome();
    await ask('POST', '/pages/1/revert?locale=en');
    expect(await isChanged()).toBe(true);
    await ask('POST', '/pages/1/revert?locale=de', undefined, translator);
    expect(await isChanged()).toBe(false);
    expect(await home(true)).toEqual({ title: titles, _status: 'draft', savedBy: 'Till Roth' });
    expect(await home(false)).toEqual(before);
  });

  it('brings back what the draft has added, removed and emptied', async () => {
    const published = () =>
      payload.findByID({ collection: 'pages', id: 1, draft: true, locale: 'all', depth: 0 });
    const before = await published();
    const [first, ...others] = before.blocks ?? [];
    await ask('PATCH', '/pages/1?draft=true&locale=en', {
      blocks: [...others, { blockType: 'steps', heading: 'New' }],
      metaTitle: null,
      image: null,
    });
    expect((await published()).blocks).not.toContainEqual(first);
    await ask('POST', '/pages/1/revert?locale=en');
    const { blocks, metaTitle, image } = await published();
    expect({ metaTitle, image }).toEqual({ metaTitle: before.metaTitle, image: before.image });
    expect(blocks?.map(({ id }) => id)).toEqual(before.blocks?.map(({ id }) => id));
  });

  it('of a global is the same', async () => {
    const before = await menu(false);
    await draftMenu();
    expect((await ask('POST', '/globals/menu/revert?locale=en')).status).toBe(200);
    expect(await menu(false)).toEqual(before);
    expect(await menu(true)).toMatchObject({
      items: [{ menuName: { en: 'Resources (en)', de: unfinished.de } }],
      _status: 'draft',
    });
    await ask('POST', '/globals/menu/revert?locale=de');
    expect(await ask('GET', '/globals/menu/changed')).toMatchObject({ isPublished: true, isChanged: false });
    expect(await ask('GET', '/globals/menu/changed', undefined, {})).toMatchObject({ status: 403 });
    expect(await menu(true)).toEqual({ items: before.items, _status: 'draft', savedBy: 'Ada Brandt' });
  });

  it('is refused where nothing is published', async () => {
    const { id } = await payload.create({ collection: 'articles', draft: true, data: { title: 'New' } });
    expect(await ask('POST', `/articles/${id}/revert?locale=en`)).toMatchObject({ status: 400 });
  });
});

it('a copy says so in its title, in each language', async () => {
  const { id } = await payload.create({
    collection: 'articles',
    draft: true,
    data: { title: 'One' },
  });
  await ask('PATCH', `/articles/${id}?locale=de&draft=true`, { title: 'Eins' });
  const { doc } = await ask('POST', `/articles/${id}/duplicate?locale=en`, { _status: 'draft' });
  const { title } = await payload.findByID({
    collection: 'articles',
    id: doc?.id ?? 0,
    draft: true,
    locale: 'all',
    depth: 0,
  });
  expect(title).toEqual({ en: 'One (copy)', de: 'Eins (Kopie)' });
});

describe('restoring a version', () => {
  it('makes a draft with both languages, and nothing on the site', async () => {
    await draftHome();
    for (const language of contentLanguages)
      await ask('PATCH', `/pages/1?locale=${language}`, { title: `Later ${language}`, _status: 'published' });
    const live = await home(false);
    const { docs } = await ask(
      'GET',
      '/pages/versions?where[version.title][equals]=Home (de)&locale=de&where[version._status][equals]=published',
    );
    expect((await ask('POST', `/pages/versions/${docs?.[0]?.id}`)).status).toBe(200);
    expect(await home(false)).toEqual(live);
    expect(await home(true)).toEqual({ title: titles, _status: 'draft', savedBy: 'Ada Brandt' });
  });

  it('leaves German alone where the version had none', async () => {
    const { id } = await payload.create({ collection: 'articles', draft: true, data: { title: 'First' } });
    await ask('PATCH', `/articles/${id}?locale=en&draft=true`, { title: 'Second' });
    await ask('PATCH', `/articles/${id}?locale=de&draft=true`, { title: 'Zweiter' });
    const { docs = [] } = await ask('GET', `/articles/versions?where[parent][equals]=${id}&sort=-updatedAt`);
    expect((await ask('POST', `/articles/versions/${docs.at(-1)?.id}`)).status).toBe(200);
    const { title } = await payload.findByID({
      collection: 'articles',
      id,
      draft: true,
      locale: 'all',
      depth: 0,
    });
    expect(title).toEqual({ en: 'First', de: 'Zweiter' });
  });

  it('makes one version where one language differs', async () => {
    const { id } = await payload.create({ collection: 'articles', draft: true, data: { title: 'First' } });
    const list = `/articles/versions?where[parent][equals]=${id}&sort=-updatedAt`;
    await ask('PATCH', `/articles/${id}?locale=en&draft=true`, { title: 'Second' });
    const { docs: before = [] } = await ask('GET', list);
    await ask('POST', `/articles/versions/${before.at(-1)?.id}`);
    const { docs: after = [] } = await ask('GET', list);
    expect(after.length - before.length).toBe(1);
  });

  it('of a global makes a draft that names who restored it, and leaves it on the site', async () => {
    const live = await menu(false);
    await draftMenu();
    const { docs } = await ask('GET', '/globals/menu/versions?where[version._status][equals]=published');
    expect((await ask('POST', `/globals/menu/versions/${docs?.[0]?.id}`)).status).toBe(200);
    expect(await menu(false)).toEqual(live);
    expect(await menu(true)).toEqual({ items: live.items, _status: 'draft', savedBy: 'Ada Brandt' });
  });

  it('is refused to translators', async () => {
    const { docs } = await ask('GET', '/globals/menu/versions');
    expect(await ask('POST', `/globals/menu/versions/${docs?.[0]?.id}`, undefined, translator)).toMatchObject(
      {
        status: 403,
      },
    );
  });
});
