import { it } from 'node:test';

import { expect } from 'expect';

import { openFilledPayload } from './openFilledPayload';
import { restRequest } from './restRequest';
import { staffSession } from './staffSession';

const payload = await openFilledPayload();
const editor = await staffSession(payload, { name: 'Editor', role: 'editor' });
const translator = await staffSession(payload, { name: 'Translator', role: 'translator', language: 'de' });

const newest = { draft: true, locale: 'all', depth: 0 } as const;
const whole = {
  page: () => payload.findByID({ collection: 'pages', id: 1, ...newest }),
  article: () => payload.findByID({ collection: 'articles', id: 1, ...newest }),
  menu: () => payload.findGlobal({ slug: 'menu', ...newest }),
  frame: () => payload.findGlobal({ slug: 'site-frame', ...newest }),
};

/** What every save changes. */
const ofSave = { updatedAt: expect.anything(), savedBy: expect.anything(), _status: 'draft' };

/** Sends a part of a document; what else is in it has to stay. */
async function save(headers: Record<string, string>, method: 'PATCH' | 'POST', path: string, body: object) {
  const { status, text } = await restRequest(method, path, { headers, body });
  const { errors = [] } = JSON.parse(text) as { errors?: unknown[] };
  expect([status, errors]).toEqual([200, []]);
}

const inGerman = <T extends object>(text: T, german: string) => ({ ...text, de: german });

it('a bulk edit by a translator changes the text that it names, in the draft', async () => {
  const before = await whole.page();
  await save(translator, 'PATCH', '/pages?draft=true&locale=de&where[id][in]=1', {
    title: 'Startseite',
    _status: 'draft',
  });
  const title = inGerman(before.title as unknown as object, 'Startseite');
  expect(await whole.page()).toEqual({ ...before, ...ofSave, title });
});

it('an empty request changes nothing', async () => {
  const before = await whole.menu();
  await save(translator, 'POST', '/globals/menu?draft=true&locale=de', {});
  expect(await whole.menu()).toEqual({ ...before, ...ofSave });
});

it('a text of a row leaves the rest of the row and of its lists', async () => {
  const before = await whole.menu();
  const [item] = before.items ?? [];
  const items = [{ id: item?.id, menuName: 'Hilfen' }];
  await save(translator, 'POST', '/globals/menu?draft=true&locale=de', { items });
  const menuName = inGerman(item?.menuName as unknown as object, 'Hilfen');
  expect(await whole.menu()).toEqual({ ...before, ...ofSave, items: [{ ...item, menuName }] });
});

it('a part of a group leaves the rest of it', async () => {
  const before = await whole.frame();
  const { contactInformation } = before;
  await save(translator, 'POST', '/globals/site-frame?draft=true&locale=de', {
    contactInformation: { city: 'Berlin-Mitte' },
  });
  const city = inGerman(contactInformation?.city as unknown as object, 'Berlin-Mitte');
  expect(await whole.frame()).toEqual({
    ...before,
    ...ofSave,
    contactInformation: { ...contactInformation, city },
  });
});

it('a part of a row by an editor leaves the rest of it', async () => {
  const before = await whole.article();
  const [source] = before.sources ?? [];
  const sources = [{ id: source?.id, title: 'Register' }];
  await save(editor, 'PATCH', '/articles/1?draft=true&locale=en', { sources });
  const title = { en: 'Register', de: 'Source' };
  expect(await whole.article()).toEqual({ ...before, ...ofSave, sources: [{ ...source, title }] });
});
