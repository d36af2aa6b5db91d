import { it } from 'node:test';

import { expect } from 'expect';

import { findArticle, findNewest } from '../../src/api/library/articles';
import { findManuals } from '../../src/api/library/findManuals';
import { findServices } from '../../src/api/services/services';
import { trackVersions } from '../../src/sync/trackVersions';
import { document, node, text } from '../richText';
import { contextOf } from './bulk';
import { openPayload } from './openPayload';
import { restRequest } from './restRequest';
import { staffSession } from './staffSession';

const payload = await openPayload();
const context = contextOf(payload);
const editor = await staffSession(payload, { name: 'Editor', role: 'editor' });

const addService = async (serverName: string, countryCode: '2' | '5', _status: 'draft' | 'published') => {
  const data = {
    ...{ serverName, countryCode, summary: 'A summary.', duration: 'Weeks', prices: [] },
    _status,
  };
  return (await payload.create({ collection: 'services', data: { ...data, category: 'vat' } })).id;
};
const germany = await addService('VAT registration Germany', '2', 'published');
const poland = await addService('VAT registration Poland', '5', 'published');
const draft = await addService('VAT registration of the future', '2', 'draft');

const times = { publishTime: '2026-11-20T09:00:00Z', reviewTime: '2026-11-20T09:00:00Z' };
const addArticle = async (
  title: string,
  services: number[],
  _status: 'draft' | 'published' = 'published',
) => {
  const content = document(node('paragraph', [text('Stock in Poland: a VAT registration in Poland.')]));
  const data = { title, summary: 'All of it.', author: 'Desk', content, services, ...times, _status };
  return payload.create({ collection: 'articles', data: { ...data, articleType: 'trends' } });
};
const article = await addArticle('Stock', [draft, poland, germany]);
await addArticle('A draft', [poland], 'draft');

it('shows the published services of an article in its order, and waits for the others', async () => {
  const { result, versions } = await trackVersions(() => findArticle(context(), article.id));
  expect(result?.services).toMatchObject([
    { id: poland, serverName: 'VAT registration Poland', country: 'PL', duration: 'Weeks' },
    { id: germany },
  ]);
  expect(versions).toMatch(new RegExp(`services:${germany}\\.\\w+,${poland}\\.\\w+,${draft}\\.0`));
});

it('says in the list of articles what the published services are for', async () => {
  const { list } = await findNewest(context(), { limit: 100 });
  expect(list.map(({ id, about }) => [id, about])).toEqual([
    [
      article.id,
      [
        { category: 'vat', country: 'PL' },
        { category: 'vat', country: 'DE' },
      ],
    ],
  ]);
});

it('leads from a service to the published texts that name it', async () => {
  const services = await findServices(context());
  const url = `/trends/${article.id}.html`;
  expect(services.map(({ id, reading }) => [id, reading])).toEqual([
    [germany, [{ title: 'Stock', url }]],
    [poland, [{ title: 'Stock', url }]],
  ]);
});

it('names the address of a service first, and each text once', async () => {
  const data = { articleUrl: '/cht/About', _status: 'published' as const };
  await payload.update({ collection: 'services', id: germany, data });
  const reading = async () => (await findServices(context()))[0]?.reading.map(({ url }) => url);
  expect(await reading()).toEqual(['/cht/About', `/trends/${article.id}.html`]);
  const own = { articleUrl: `/trends/${article.id}.html`, _status: 'published' as const };
  await payload.update({ collection: 'services', id: germany, data: own });
  expect(await reading()).toEqual([`/trends/${article.id}.html`]);
});

it('suggests to staff alone the services that a text is about', async () => {
  const path = `/articles/${article.id}/suggested-services`;
  const answer = await restRequest('GET', path, { headers: editor });
  expect(JSON.parse(answer.text)).toEqual({ services: [{ id: poland, name: 'VAT registration Poland' }] });
  expect((await restRequest('GET', path, {})).status).toBe(401);
});

it('reads the services of all manuals at once, and shows each manual its own', async () => {
  const content = document(node('paragraph', [text('Steps.')]));
  const addManual = async (anchor: string, services: number[]) => {
    const data = { title: anchor, summary: 'All of it.', content, anchor, version: '1.0', services };
    return payload.create({ collection: 'manuals', data: { ...data, _status: 'published' } });
  };
  await addManual('first', [poland, germany]);
  await addManual('second', [germany]);
  const reads: string[] = [];
  const { find } = payload;
  payload.find = (async (options: Parameters<typeof find>[0]) => {
    reads.push(options.collection);
    return find(options);
  }) as typeof find;
  const found = await findManuals(context()).finally(() => (payload.find = find));
  expect(found.map(({ services }) => services.map(({ id }) => id))).toEqual([[poland, germany], [germany]]);
  // Payload looks up the relation, then the cards are read: one read each, however many manuals there are.
  expect(reads.filter((collection) => collection === 'services')).toHaveLength(2);
});

it('loses a service that is deleted for good', async () => {
  await payload.delete({ collection: 'services', id: poland });
  const result = await findArticle(context(), article.id);
  expect(result?.services.map(({ id }) => id)).toEqual([germany]);
});
