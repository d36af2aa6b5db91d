import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key';
import RenderResult from 'next/dist/server/render-result';
import ResponseCache from 'next/dist/server/response-cache';

import { fakeRedis } from '@/services/fixtures/fakeRedis';

import type * as KnownPages from './knownPages';
import type { PageEntry, sitePages as SitePages } from './pageStore';
import type * as Shared from './sharedPages';

// Shows that what an instance says of a page is what a visitor gets from it, with Next's own cache of answers before ours.

jest.mock('@/services/config/env', () => ({ env: () => ({ REVALIDATE_SECONDS: 60 }) }));
jest.spyOn(console, 'error').mockReturnValue(undefined);

const address = '/trends/3.html';
const owner = { kind: 'PAGES', sourceRoute: '/trends/[file]' } as Parameters<typeof getRouteCacheKey>[1];
const key = getRouteCacheKey(`/en${address}`, owner);
const cacheControl = { revalidate: 60, expire: undefined };

const firstMoment = 1_800_000_000_000;
let now = firstMoment;
jest.spyOn(Date, 'now').mockImplementation(() => now);
jest.spyOn(performance, 'now').mockImplementation(() => now);
const wait = (seconds: number) => (now += seconds * 1_000);

/** The gateway's content at the address, which is a version, nothing, or a document that moved; and the way it answers. */
const gateway = {
  document: undefined as number | 'moved' | undefined,
  isDown: false,
  held: undefined as Promise<void> | undefined,
  /** How often it was asked. */
  calls: 0,
};
/** When the renderings began that the gateway answered. */
let answered = new Set<number>();
let folders: string[] = [];
let redis = fakeRedis();

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

const outage = new Error('The gateway did not answer.');
const releaseAll: (() => void)[] = [];

/** Holds back the gateway's answers: until it has been asked, and what lets them go. */
function hold() {
  const { calls } = gateway;
  gateway.held = new Promise((resolve) => {
    releaseAll.push(resolve);
  });
  return {
    begun: () => until(() => gateway.calls > calls),
    release: () => {
      gateway.held = undefined;
      releaseAll.splice(0).forEach((resolve) => resolve());
    },
  };
}

interface Handler {
  get: (key: string, context: object) => Promise<PageEntry | null>;
  set: (key: string, value: object | null, context: object) => Promise<void>;
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stated-pages-'));
  folders.push(folder);
  return folder;
}

/** A process of the site with its folder; with `isSharing` it shares pages through Redis. */
function start(folder = newFolder(), isSharing = false) {
  Reflect.deleteProperty(globalThis, 'sitePages');
  let handler: Handler | undefined;
  let known: typeof KnownPages | undefined;
  jest.isolateModules(() => {
    const CacheHandler = jest.requireActual<new (settings: object) => Handler>('./cacheHandler');
    handler = new CacheHandler({ flushToDisk: true, serverDistDir: folder });
    known = jest.requireActual<typeof KnownPages>('./knownPages');
    const { createSharedPages } = jest.requireActual<typeof Shared>('./sharedPages');
    const { sitePages } = globalThis as unknown as { sitePages: typeof SitePages };
    if (isSharing)
      sitePages.shared = createSharedPages({ redis: redis.redis, buildId: 'one', keptSeconds: 60 });
  });
  if (!handler || !known) throw new Error('The modules did not load.');
  const [cache, { noteAbsence, endAbsence, knownPages }] = [handler, known];
  const responses = new ResponseCache({ minimalMode: false, route: { kind: 'PAGES' } } as never);
  let looks = 0;
  const incrementalCache = {
    get: async () => {
      const entry = await cache.get(key, {});
      looks += 1;
      const until = (entry?.lastModified ?? 0) + Number(entry?.cacheControl?.revalidate) * 1_000;
      return entry && { ...entry, isStale: until < now };
    },
    set: (_key: string, value: object | null, context: object) => cache.set(key, value, context),
  };

  /** As a loader does it: the gateway answers with what it has when it is asked. */
  async function render() {
    const [at, { document, held }] = [now, gateway];
    gateway.calls += 1;
    wait(0.01);
    await held;
    if (gateway.isDown) throw outage;
    answered.add(at);
    if (typeof document !== 'number') {
      noteAbsence('en', address, at);
      const value = document && { kind: 'REDIRECT', props: {} };
      return { value: value ?? null, cacheControl };
    }
    const pageData = { pageProps: { renderInfo: { renderedAt: at, documents: `articles:3.${document}` } } };
    const html = RenderResult.fromStatic(`<p>${document}</p></html>`, 'text/html; charset=utf-8');
    return { value: { kind: 'PAGES', html, pageData, headers: {}, status: 200 }, cacheControl };
  }

  const begun: Promise<unknown>[] = [];
  /** The answer that a visitor gets, or the CMS that has the page rendered. */
  async function visit(isOnDemandRevalidate = false): Promise<string> {
    const waitUntil = (work: Promise<unknown>) => begun.push(work);
    const context = { incrementalCache, isOnDemandRevalidate, waitUntil };
    try {
      const entry = await responses.get(key, render as never, context as never);
      const { value } = entry as unknown as { value: { kind: string; html: RenderResult } | null };
      if (!value) return '404';
      return value.kind === 'REDIRECT'
        ? 'redirect'
        : `page ${/\d+/.exec(value.html.toUnchunkedString())?.[0]}`;
    } catch (error) {
      // Any other is a fault of the site, a 500.
      if (error !== outage) throw error;
      return '503';
    }
  }

  return {
    folder,
    visit,
    /** A visit, and all that has begun with it. */
    ask: async () => {
      const answer = await visit();
      await Promise.allSettled(begun);
      return answer;
    },
    ended: () => Promise.allSettled(begun),
    looks: () => looks,
    /** As a request does while a render is under way. */
    look: () => cache.get(key, {}),
    /** As `/api/revalidate` does with a change. */
    tell: () => {
      endAbsence('en', address, now);
      return visit(true);
    },
    stated: async () => (await knownPages(folder)).find((page) => page.path === address),
  };
}

let site = start();
/** The site has rendered what the gateway has, and what it has is due. */
async function given(...documents: (typeof gateway.document)[]) {
  for (const document of documents) {
    gateway.document = document;
    await site.tell();
    wait(61);
  }
}
const restart = () => {
  site = start(site.folder);
};
/** Published, told of, and not to be rendered. */
async function publishInVain(version = 2) {
  gateway.document = version;
  gateway.isDown = true;
  await site.tell();
  wait(31);
}

beforeEach(() => {
  now = firstMoment;
  Object.assign(gateway, { document: undefined, isDown: false, held: undefined, calls: 0 });
  [answered, folders, redis] = [new Set(), [], fakeRedis()];
  site = start();
});
afterEach(async () => {
  releaseAll.splice(0).forEach((release) => release());
  await site.ended();
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});

/** Visitors of two instances that share pages, where the second one has what it has from the first. */
async function pair(...documents: (typeof gateway.document)[]) {
  site = start(newFolder(), true);
  await given(...documents);
  const other = start(newFolder(), true);
  await other.ask();
  wait(2);
  return other;
}

type Row = [how: string, act: () => Promise<unknown>, visitor: string, stated: object | undefined];
const failed = { failedAt: expect.any(Number) as number };

const rows: Row[] = [
  [
    'never rendered, and the gateway is down',
    async () => {
      gateway.isDown = true;
      await site.ask();
    },
    '503',
    undefined,
  ],
  [
    'a render fails',
    async () => {
      await given(1);
      gateway.isDown = true;
      await site.ask();
    },
    'page 1',
    { state: 'shown', ...failed },
  ],
  [
    'the gateway hangs, and a render is under way',
    async () => {
      await given(1);
      gateway.document = 2;
      const { begun } = hold();
      void site.ask();
      await begun();
    },
    'page 1',
    { state: 'shown' },
  ],
  [
    'the gateway was slow, and the render has ended',
    async () => {
      await given(1);
      gateway.document = 2;
      const { begun, release } = hold();
      const asked = site.ask();
      await begun();
      wait(4);
      release();
      await asked;
    },
    'page 2',
    { state: 'shown' },
  ],
  [
    'a failed render, then one that succeeds',
    async () => {
      await given(1);
      await publishInVain();
      gateway.isDown = false;
      await site.ask();
    },
    'page 2',
    { state: 'shown', documents: 'articles:3.2' },
  ],
  ...(['404', 'redirect'] as const).flatMap((answer): Row[] => {
    const state = answer === '404' ? 'gone' : 'moved';
    const document = answer === '404' ? undefined : 'moved';
    const fail = async () => {
      gateway.isDown = true;
      await site.ask();
      wait(31);
      await site.ask();
    };
    return [
      [
        `a ${answer} in memory, and renders fail`,
        () => given(1, document).then(fail),
        answer,
        { state, ...failed },
      ],
      [
        `a ${answer} on disk, and renders fail`,
        async () => {
          await given(1, document);
          restart();
          await fail();
        },
        answer,
        { state, ...failed },
      ],
      [
        `a ${answer}, and the clock is set back`,
        async () => {
          await given(1, document);
          wait(-600);
          await fail();
          restart();
          await fail();
        },
        answer,
        { state, ...failed },
      ],
      [
        `a ${answer} once more, after a render that failed`,
        async () => {
          await given(1, document);
          gateway.isDown = true;
          await site.ask();
          wait(31);
          gateway.isDown = false;
          await site.ask();
        },
        answer,
        { state },
      ],
      [
        `a ${answer} once more, after the clock is set back`,
        async () => {
          await given(1, document);
          wait(-600);
          await site.tell();
        },
        answer,
        { state },
      ],
    ];
  }),
  [
    'deleted, published again and deleted again',
    () => given(1, undefined, 2, undefined),
    '404',
    { state: 'gone' },
  ],
  [
    'deleted and published again, not to be rendered',
    async () => {
      await given(1, undefined);
      await publishInVain();
    },
    '503',
    { state: 'unavailable' },
  ],
  [
    'the same after a restart',
    async () => {
      await given(1, undefined);
      await publishInVain();
      restart();
    },
    '503',
    { state: 'unavailable' },
  ],
  [
    'the same after a restart, and then the gateway is back',
    async () => {
      await given(1, undefined);
      await publishInVain();
      restart();
      gateway.isDown = false;
    },
    'page 2',
    { state: 'unavailable' },
  ],
  [
    'the same while the disk takes no more',
    async () => {
      await given(1, undefined);
      rmSync(site.folder, { recursive: true });
      writeFileSync(site.folder, '');
      await publishInVain();
    },
    '503',
    { state: 'unavailable' },
  ],
  [
    'published again, and killed while it is rendered',
    async () => {
      await given(1, undefined);
      gateway.document = 2;
      const { begun } = hold();
      void site.tell();
      await begun();
      restart();
      gateway.isDown = true;
      gateway.held = undefined;
    },
    '503',
    { state: 'unavailable' },
  ],
  ...(['published again', 'published for the first time'] as const).map((how): Row => {
    const isNew = how === 'published for the first time';
    const act = async () => {
      if (!isNew) await given(1, undefined);
      const { begun, release } = hold();
      const asked = site.ask();
      await begun();
      wait(1);
      gateway.document = 2;
      const looks = site.looks();
      const told = site.tell();
      await until(() => site.looks() > looks);
      release();
      await Promise.all([asked, told]);
    };
    return [
      `${how} while a render is under way that has found nothing`,
      act,
      'page 2',
      isNew ? undefined : { state: 'unavailable' },
    ];
  }),
  [
    'published for the first time while a render fails that would replace a 404',
    async () => {
      await site.ask();
      wait(61);
      const { begun, release } = hold();
      const asked = site.ask();
      await begun();
      wait(1);
      gateway.isDown = true;
      gateway.document = 2;
      const told = site.tell();
      release();
      await Promise.all([asked, told]);
      gateway.isDown = false;
    },
    'page 2',
    undefined,
  ],
  [
    'a change that leaves a 404 as it is',
    async () => {
      await given(1, undefined);
      await site.tell();
    },
    '404',
    { state: 'gone' },
  ],
  [
    'moved, and published here again, not to be rendered',
    async () => {
      await given(1, 'moved');
      await publishInVain();
    },
    'redirect',
    { state: 'moved', ...failed },
  ],
  [
    'a page from the future, as the clock was set back',
    async () => {
      await given(1);
      wait(-661);
      gateway.document = 2;
    },
    'page 1',
    { state: 'shown', renewsAt: firstMoment - 600_000 + 10 },
  ],
];

it.each(rows)('says what a visitor gets: %s', async (_how, act, visitor, stated) => {
  await act();
  const said = await site.stated();
  if (stated) expect(said).toMatchObject(stated);
  else expect(said).toBeUndefined();
  if (said && !('failedAt' in (stated ?? {}))) expect(said).not.toHaveProperty('failedAt');
  // The time is that of a render that the gateway answered.
  if (said) expect([...answered]).toContain(said.generatedAt);
  const { calls } = gateway;
  expect(await site.visit()).toBe(visitor);
  // A page that is due is rendered for the next visitor.
  if (!gateway.held && said && said.renewsAt <= now) await until(() => gateway.calls > calls);
});

describe('two instances that share pages', () => {
  const both = async (other: typeof site) => {
    const states = await Promise.all([site.stated(), other.stated()]);
    return [...states.map((said) => said?.state), await site.ask(), await other.ask()];
  };

  it('one that is told nothing follows the other', async () => {
    const other = await pair(1);
    gateway.document = 2;
    await site.tell();
    gateway.isDown = true;
    expect(await both(other)).toEqual(['shown', 'shown', 'page 2', 'page 2']);
    expect(await other.stated()).toMatchObject({ documents: 'articles:3.2' });
  });

  it('one that does not reach Redis says that it has the old page', async () => {
    const other = await pair(1);
    [redis.state.isDown, gateway.document] = [true, 2];
    await site.tell();
    gateway.isDown = true;
    expect(await site.stated()).toMatchObject({ documents: 'articles:3.2' });
    expect(await other.stated()).toMatchObject({ documents: 'articles:3.1' });
    expect(await both(other)).toEqual(['shown', 'shown', 'page 2', 'page 1']);
  });

  it('a 404 that should have ended is answered by none, one that is new here included', async () => {
    await pair(1, undefined);
    await publishInVain();
    const other = start(newFolder(), true);
    expect(await other.ask()).toBe('503');
    expect(await both(other)).toEqual(['unavailable', 'unavailable', '503', '503']);
  });

  it('a 404 that is kept after a failure does not replace the page of the other', async () => {
    const other = await pair(1, undefined);
    wait(61);
    gateway.document = 2;
    const { begun, release } = hold();
    gateway.isDown = true;
    const failing = other.ask();
    await begun();
    Object.assign(gateway, { isDown: false, held: undefined });
    await site.tell();
    wait(2);
    await other.look();
    gateway.isDown = true;
    release();
    await failing;
    expect(await both(other)).toEqual(['shown', 'shown', 'page 2', 'page 2']);
  });

  it('a 404 that was taken over is kept after a failure', async () => {
    const other = await pair(1, undefined);
    await site.tell();
    wait(2);
    await other.ask();
    wait(61);
    gateway.isDown = true;
    await other.ask();
    expect(await other.stated()).toMatchObject({ state: 'gone', ...failed, renewsAt: now + 30_000 });
    expect((await other.stated())?.generatedAt).toBe(Math.max(...answered));
  });

  it('a 404 that was found before the other rendered does not replace its page', async () => {
    const other = await pair(1);
    wait(61);
    gateway.document = undefined;
    const { begun, release } = hold();
    const asked = other.ask();
    await begun();
    [gateway.document, gateway.held] = [2, undefined];
    wait(1);
    await site.tell();
    release();
    await asked;
    wait(2);
    expect((await both(other)).slice(2)).toEqual(['page 2', 'page 2']);
    expect(await other.stated()).toMatchObject({ documents: 'articles:3.2' });
  });

  it('one whose clock is ten minutes ahead is not followed, and is as soon as it is right', async () => {
    const other = await pair(1);
    wait(600);
    gateway.document = 2;
    await site.tell();
    wait(-600);
    gateway.isDown = true;
    expect(await other.ask()).toBe('page 1');
    expect(await other.stated()).toMatchObject({ documents: 'articles:3.1' });
    gateway.isDown = false;
    await site.tell();
    wait(2);
    expect(await other.ask()).toBe('page 2');
  });
});
