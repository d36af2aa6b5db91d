import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { Cms, removeLeftOvers } from '../support/cms';
import { environment } from '../support/environment';
import { short } from '../support/faults';
import { stateFigure } from '../support/figure';
import { instanceUrls, sharing, withRedis } from '../support/instances';
import { described, type GoOn, underLoad } from '../support/load';
import { pagesOfSitemap, readAll } from '../support/sitemap';

// Shows docs/decisions/0106.

const first = () => instanceUrls()[0] ?? '';
const second = () => instanceUrls()[1] ?? '';

const htmlOf = async (url: string, page: string) => (await fetch(url + page)).text();

/** When the version of a page that an instance serves was rendered; milliseconds since 1970. */
async function renderedAt(url: string, page: string): Promise<number> {
  const buildId = readFileSync(path.join(environment.distDir, 'BUILD_ID'), 'utf8');
  const answer = await fetch(`${url}/_next/data/${buildId}/en${page}.json`);
  const { pageProps } = (await answer.json()) as { pageProps: { renderInfo: { renderedAt: number } } };
  return pageProps.renderInfo.renderedAt;
}

/** Milliseconds until an instance shows a text. */
async function untilShown(url: string, page: string, text: string): Promise<number> {
  const began = performance.now();
  await expect.poll(() => htmlOf(url, page), { timeout: 20_000, intervals: [100] }).toContain(text);
  return Math.round(performance.now() - began);
}

test.afterAll(removeLeftOvers);

test.describe('sharing', () => {
  test.beforeAll(async () => {
    // So long that no page is rendered by time.
    await sharing.restart({ REVALIDATE_SECONDS: '600' });
    await sharing.tellAll();
  });

  test('a publication reaches all instances within 2 s', async () => {
    const cms = await Cms.signIn();
    const { id } = await cms.createArticle('Before the change', 'published');
    const page = `/companyEncy/${id}.html`;
    for (const url of instanceUrls()) await untilShown(url, page, 'Before the change');
    // The other pages that show it would compete with the next publication.
    await expect
      .poll(() => cms.isSiteTold(`articles:${id}`), { timeout: 60_000, intervals: [200] })
      .toBe(true);
    await cms.retitle(id, 'After the change', 'published');
    const times = await Promise.all(instanceUrls().map((url) => untilShown(url, page, 'After the change')));
    stateFigure('publishedThroughRedis', `both are told: ${times.join(', ')} ms`);
    expect(Math.max(...times)).toBeLessThanOrEqual(2_000);
  });

  test('an instance serves what another one has rendered, and is not told of it otherwise', async () => {
    const cms = await Cms.signIn();
    const { id } = await cms.createArticle('Shared before', 'published');
    const page = `/companyEncy/${id}.html`;
    for (const url of instanceUrls()) await untilShown(url, page, 'Shared before');

    await sharing.tellFirst();
    await cms.retitle(id, 'Shared after', 'published');
    await untilShown(first(), page, 'Shared after');
    const rendered = await renderedAt(first(), page);
    const ms = await untilShown(second(), page, 'Shared after');
    stateFigure('publishedThroughRedis', `from one to the other: ${ms} ms`);
    expect(await renderedAt(second(), page)).toBe(rendered);
    expect(ms).toBeLessThanOrEqual(2_000);
    await sharing.tellAll();
  });

  test('an instance that starts serves what others have rendered since the build', async () => {
    const shared = await renderedAt(first(), '/cht/Services');
    await sharing.restart({ REVALIDATE_SECONDS: '600' });
    expect(await renderedAt(second(), '/cht/Services')).toBeGreaterThanOrEqual(shared);
  });

  test('instances count the calls of a visitor together', async () => {
    const call = '/api/gateway/business/merc/popMarket/list?popClient=1';
    const headers = { 'X-Forwarded-For': '198.51.100.77' };
    const statuses: number[] = [];
    for (let turn = 0; turn < 61; turn += 1) {
      const url = turn % 2 === 0 ? first() : second();
      statuses.push((await fetch(url + call, { headers })).status);
    }
    expect(statuses.slice(0, 60).filter((status) => status !== 200)).toEqual([]);
    expect(statuses[60]).toBe(429);
  });
});

test.describe('faults of Redis', () => {
  const faultSeconds = short(8, 60);
  const perSecond = short(50, 200);
  let pages: string[] = [];

  test.beforeAll(async () => {
    await sharing.restart({});
    pages = await pagesOfSitemap(short(11, 3), first());
    await Promise.all(instanceUrls().map((url) => readAll(pages, url)));
  });

  test.afterEach(async () => {
    await sharing.setFault({ kind: 'pass' });
    await sharing.thawRedis();
    await sharing.freeRedisDisk();
  });

  /** Measures a fault, and waits until instances share pages again. */
  async function withFault(row: string, fault: (goOn: GoOn) => Promise<void>): Promise<void> {
    const answers = await underLoad({ origins: instanceUrls(), paths: pages, perSecond }, fault);
    stateFigure(row, `${faultSeconds} s: ${described(answers)}`);
    expect(answers.failed).toEqual([]);
    await sharing.setFault({ kind: 'pass' });
    await withRedis((client) => client.flushAll());
    const shared = async () => {
      for (const page of pages.slice(0, 5)) await fetch(first() + page);
      return withRedis((client) => client.dbSize());
    };
    await expect.poll(shared).toBeGreaterThan(0);
  }

  test('pages stay while it is killed and comes back empty', () =>
    withFault('redisKilled', async (goOn) => {
      await sharing.killRedis();
      await goOn(faultSeconds);
      await sharing.restartRedis();
      await goOn(2);
    }));

  test('pages stay and come fast while it is frozen', () =>
    withFault('redisFrozen', async (goOn) => {
      await sharing.freezeRedis();
      await goOn(faultSeconds);
      await sharing.thawRedis();
      await goOn(2);
    }));

  test('pages stay while it is flushed again and again', () =>
    withFault('redisFlushed', async (goOn) => {
      for (let second = 0; second < faultSeconds; second += 1) {
        await withRedis((client) => client.flushAll());
        await goOn(1);
      }
    }));

  test('pages stay while its memory is full', () =>
    withFault('redisFull', async (goOn) => {
      await withRedis(async (client) => {
        await client.configSet({ 'maxmemory-policy': 'noeviction', maxmemory: '1mb' });
        await expect(client.set('more', 'than fits')).rejects.toThrow('OOM');
      });
      await goOn(faultSeconds);
      await withRedis((client) => client.configSet({ maxmemory: '0' }));
    }));

  test('pages stay while its disk is full and it refuses writes', () =>
    withFault('redisDisk', async (goOn) => {
      await sharing.fillRedisDisk();
      await withRedis(async (client) => {
        // Redis notices when it saves what has changed.
        await client.configSet({ save: '1 1', 'stop-writes-on-bgsave-error': 'yes' });
        const answer = () => client.set('more', 'than it can save').catch((error: Error) => error.message);
        await expect.poll(answer).toContain('MISCONF');
      });
      await goOn(faultSeconds);
      await sharing.freeRedisDisk();
      await withRedis((client) => client.configSet({ save: '' }));
    }));

  test('pages stay while it is empty and the gateway is down', () =>
    withFault('redisEmpty', async (goOn) => {
      await sharing.setFault({ kind: 'refuse' });
      await withRedis((client) => client.flushAll());
      await goOn(faultSeconds);
    }));
});
