import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';

import { expect } from 'expect';

import { openFilledPayload } from '../../../test/payload/openFilledPayload';
import { restRequest } from '../../../test/payload/restRequest';
import { staffSession } from '../../../test/payload/staffSession';
import { checkOutsideLinks } from './checkOutsideLinks';
import { findDeadLinks } from './deadLinks';
import { findUses, unusedMedia } from './findUses';
import { requestPublic, type PublicAnswer } from './requestPublic';

const payload = await openFilledPayload();
const [article, other] = (await payload.find({ collection: 'articles', sort: 'id', depth: 0 })).docs;
if (!article || !other) throw new Error('The fixture is not there.');

const addressOf = ({ articleType, id }: typeof article) => `/${articleType}/${id}.html`;
const linkTo = (href: string, label: string) => ({
  blockType: 'callToAction' as const,
  heading: 'Heading',
  text: 'Text',
  actions: [{ label, url: href, emphasis: 'primary' as const }],
});
let pages = 0;
const pageWith = (title: string, href: string, status: 'draft' | 'published' = 'published') =>
  payload.create({
    collection: 'pages',
    draft: status === 'draft',
    data: { title, uid: `page-${(pages += 1)}`, blocks: [linkTo(href, title)], _status: status },
  });
const usesOf = async (id: number) =>
  ((await findUses(payload, 'articles', [id]))[0]?.uses ?? []).map(
    ({ title, by, isLive }) => `${title.en} ${by}${isLive ? '' : ' (draft)'}`,
  );
const deadIn = async (source: string, id: number) =>
  (await findDeadLinks(payload)).filter(({ document }) => document.source === source && document.id === id);

describe('uses of a document', () => {
  it('are relations and links, live ones and those of drafts', async () => {
    await payload.update({ collection: 'articles', id: article.id, data: { related: [] } });
    const before = await usesOf(other.id);
    await payload.update({ collection: 'articles', id: article.id, data: { related: [other.id] } });
    await pageWith('Live page', `${addressOf(other)}?from=page#place`);
    await pageWith('Draft page', addressOf(other), 'draft');
    const added = (await usesOf(other.id)).filter((use) => !before.includes(use));
    expect(added.sort()).toEqual(
      [`${article.title} shows`, 'Draft page links (draft)', 'Live page links'].sort(),
    );
  });

  it('do not count documents that are asked about together', async () => {
    const used = await findUses(payload, 'articles', [article.id, other.id]);
    expect(used.flatMap(({ uses }) => uses).filter(({ source }) => source === 'articles')).toEqual([]);
  });

  it('follow what is saved, and stay known of a document in the trash', async () => {
    await payload.update({
      collection: 'articles',
      id: other.id,
      data: { deletedAt: new Date().toISOString() },
    });
    expect(await usesOf(other.id)).toContain(`${article.title} shows`);
    await payload.update({ collection: 'articles', id: other.id, data: { deletedAt: null }, trash: true });
    await payload.update({ collection: 'articles', id: article.id, data: { related: [] } });
    expect(await usesOf(other.id)).not.toContain(`${article.title} shows`);
  });

  it('of an image are those in texts of both languages; others are unused', async () => {
    const poster = (await payload.find({ collection: 'posters', limit: 1, depth: 0 })).docs[0];
    const image = Number(poster?.image);
    const [used] = await findUses(payload, 'media', [image]);
    expect(used?.uses.map(({ source }) => source)).toContain('posters');
    expect(await unusedMedia(payload)).not.toContain(image);
  });

  it('are answered to staff, for the documents of a query', async () => {
    const path = `/uses?source=articles&where[id][equals]=${other.id}`;
    expect((await restRequest('GET', path)).status).toBe(401);
    const headers = await staffSession(payload, { name: 'Tr', role: 'translator', language: 'de' });
    const { status, text } = await restRequest('GET', path, { headers });
    expect(status).toBe(200);
    expect(text).toContain('Live page');
    // Addresses that would become a 404; a service stands on a page with others.
    expect(text).toContain(`"addresses":["${addressOf(other)}"]`);
    const services = await restRequest('GET', '/uses?source=services', { headers });
    expect(services.text).not.toMatch(/"addresses":\["/);
    expect((await restRequest('GET', '/uses?source=users', { headers })).status).toBe(400);
    expect((await restRequest('GET', '/uses?source=nothing', { headers })).status).toBe(400);
  });
});

describe('a dead link inside the site', () => {
  it('is reported at once when its target is unpublished, and leaves when it is back', async () => {
    const page = await pageWith('To the article', addressOf(article));
    expect(await deadIn('pages', page.id)).toEqual([]);
    await payload.update({ collection: 'articles', id: article.id, data: { _status: 'draft' } });
    expect(await deadIn('pages', page.id)).toMatchObject([
      { href: addressOf(article), text: 'To the article' },
    ]);
    await payload.update({ collection: 'articles', id: article.id, data: { _status: 'published' } });
    expect(await deadIn('pages', page.id)).toEqual([]);
  });

  it('is reported when its target is in the trash, unless a redirect leads on', async () => {
    const page = await pageWith('Into the trash', addressOf(article));
    const trash = (deletedAt: string | null) =>
      payload.update({ collection: 'articles', id: article.id, data: { deletedAt }, trash: true });
    await trash(new Date().toISOString());
    expect(await deadIn('pages', page.id)).toHaveLength(1);
    const { custom } = payload.config;
    const found = [{ from: addressOf(article), to: '/cht/price' }];
    payload.config.custom = { ...custom, redirects: [() => Promise.resolve(found)] };
    expect(await deadIn('pages', page.id)).toEqual([]);
    payload.config.custom = custom;
    await trash(null);
  });

  it('to a page of blocks is reported when that is not published', async () => {
    const page = await pageWith('Contact', '/cht/Contact');
    expect(await deadIn('pages', page.id)).toHaveLength(1);
    await payload.create({
      collection: 'pages',
      data: { title: 'Contact', pageKey: 'Contact', blocks: [], _status: 'published' },
    });
    expect(await deadIn('pages', page.id)).toEqual([]);
  });

  it('leads to an address that the site has not', async () => {
    const page = await pageWith('Nowhere', '/no/such/page');
    const corrected = await pageWith('Spelling', '/CHT/Price');
    expect(await deadIn('pages', page.id)).toHaveLength(1);
    expect(await deadIn('pages', corrected.id)).toEqual([]);
  });
});

describe('a dead link to another site', () => {
  const url = 'https://dead.example.com/page';
  const answers = new Map<string, PublicAnswer>();
  const asked: string[] = [];
  let running = 0;
  let most = 0;
  const ask = async (address: string): Promise<PublicAnswer> => {
    asked.push(address);
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    return answers.get(address) ?? { status: 200 };
  };
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);
  const dead = async () => (await findDeadLinks(payload)).filter(({ outside }) => outside);

  it('is not reported while this machine has no way out', async () => {
    await pageWith('Outside', `${url}#place`);
    await checkOutsideLinks(payload, days(0), () => Promise.resolve({ problem: 'unknownHost' }));
    expect(await dead()).toEqual([]);
    expect((await payload.count({ collection: 'link-checks' })).totalDocs).toBe(0);
  });

  it('is reported with its answer and the day, and is asked few at a time', async () => {
    answers.set(url, { status: 404 });
    await checkOutsideLinks(payload, days(0), ask);
    expect(await dead()).toMatchObject([
      { href: `${url}#place`, text: 'Outside', outside: { problem: 'status', status: 404 } },
    ]);
    expect(most).toBeLessThanOrEqual(3);
  });

  it('is asked again after a day, one that lives after a week', async () => {
    const turn = async (now: Date) => {
      asked.length = 0;
      await checkOutsideLinks(payload, now, ask);
      return [...asked];
    };
    expect(await turn(days(0.5))).toEqual([]);
    expect(await turn(days(1.1))).toEqual([url]);
    expect((await turn(days(7.1))).length).toBeGreaterThan(1);
  });

  it('that answers machines with a refusal is not dead', async () => {
    answers.set(url, { status: 403 });
    await checkOutsideLinks(payload, days(20), ask);
    expect(await dead()).toEqual([]);
  });

  it('leaves the report when it lives again, and when nothing links to it', async () => {
    answers.set(url, { problem: 'unknownHost' });
    await checkOutsideLinks(payload, days(30), ask);
    expect(await dead()).toMatchObject([{ outside: { problem: 'unknownHost' } }]);
    const { docs } = await payload.find({ collection: 'pages', where: { title: { equals: 'Outside' } } });
    await payload.delete({ collection: 'pages', where: { id: { in: docs.map(({ id }) => id) } } });
    expect(await dead()).toEqual([]);
    await checkOutsideLinks(payload, days(40), ask);
    const left = await payload.find({ collection: 'link-checks', where: { url: { equals: url } } });
    expect(left.docs).toEqual([]);
  });
});

describe('the request of an outside address', () => {
  it('never reaches this machine or its network', async () => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    after(() => server.close());
    const { port } = server.address() as AddressInfo;
    for (const host of [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '10.0.0.1',
      '169.254.169.254',
      '[::ffff:127.0.0.1]',
    ])
      expect([host, await requestPublic(`http://${host}:${port}/`)]).toEqual([host, { problem: 'refused' }]);
    expect(requests).toBe(0);
  });
});
