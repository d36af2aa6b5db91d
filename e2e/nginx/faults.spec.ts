import { request as requests } from '@playwright/test';

import { Cms } from '../support/cms';
import { environment, required } from '../support/environment';
import { callsForArticle, short } from '../support/faults';
import { stateFigure } from '../support/figure';
import { untilAllAreDue } from '../support/freshness';
import { expect, instanceUrls, test } from '../support/instances';
import { atOnce } from '../support/load';
import { sitemapPaths } from '../support/sitemap';

/** From a publication to the last instance that can be reached, in milliseconds. */
const shownWithinMs = 2_000;
/** From the signal to the end of an instance. */
const endsWithinMs = 15_000;
/** From the moment that an instance can be reached again. */
const caughtUpWithinMs = 60_000;
const visitors = 1_000;

const restarts = short(6, 20);
test(`instances are restarted one after the other, ${restarts} times, without an error for visitors`, async ({
  instances,
}) => {
  const site = await requests.newContext({ baseURL: required('E2E_SITE_URL') });
  const paths = (await sitemapPaths()).slice(0, 40);
  const answers = new Map<number, number>();
  let isOver = false;
  const asking = Array.from({ length: 4 }, async (_, visitor) => {
    for (let turn = visitor; !isOver; turn += 1) {
      // A first visit: it always reaches an instance.
      const answer = await site.get(paths[turn % paths.length] ?? '/', {
        headers: { 'accept-language': 'en' },
      });
      answers.set(answer.status(), (answers.get(answer.status()) ?? 0) + 1);
    }
  });
  const endings: number[] = [];
  for (let restart = 0; restart < restarts; restart += 1) {
    const index = restart % instanceUrls().length;
    const began = Date.now();
    await instances.stop(index);
    endings.push(Date.now() - began);
    await instances.start(index);
  }
  isOver = true;
  await Promise.all(asking);
  await site.dispose();
  const count = [...answers.values()].reduce((sum, some) => sum + some, 0);
  stateFigure(
    'rollingRestart',
    `${restarts} restarts: ${count} answers, ${count - (answers.get(200) ?? 0)} other than 200; the slowest end ${Math.max(...endings)} ms`,
  );
  expect(Math.max(...endings)).toBeLessThanOrEqual(endsWithinMs);
  expect([...answers.keys()]).toEqual([200]);
  expect(answers.get(200)).toBeGreaterThan(50);
});

test(`${visitors} requests at once for a stale page at each instance cause one call by each`, async ({
  instances,
}) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Asked for by many', 'published');
  const path = `/companyEncy/${id}.html`;
  const places = instanceUrls();
  for (const origin of places)
    await expect
      .poll(async () => (await fetch(origin + path)).status, { timeout: 20_000, intervals: [100] })
      .toBe(200);
  // Their renders after the publication are over, and the page is due again.
  await expect.poll(() => cms.isSiteTold(`articles:${id}`), { timeout: 60_000 }).toBe(true);
  for (const origin of places) await untilAllAreDue([path], origin);
  await instances.forgetCalls();
  const began = Date.now();
  const statuses = new Set<number>();
  const all = visitors * places.length;
  await atOnce(all, all, async (index) => {
    const answer = await fetch((places[index % places.length] ?? '') + path);
    await answer.arrayBuffer();
    statuses.add(answer.status);
  });
  const seconds = (Date.now() - began) / 1_000;
  await expect
    .poll(async () => (await instances.calls()).underWay, { timeout: 20_000, intervals: [50] })
    .toBe(0);
  const { byUrl } = await instances.calls();
  const calls = callsForArticle(byUrl, id);
  stateFigure('renderedOnceByEach', `${calls} calls in ${seconds.toFixed(1)} s`);
  expect([...statuses]).toEqual([200]);
  expect(calls).toBeGreaterThanOrEqual(places.length);
  expect(calls).toBeLessThanOrEqual(
    places.length * (1 + Math.floor(seconds / environment.revalidateSeconds)),
  );
  await cms.deleteArticle(id);
});

test('an instance that is cut off during a publication is listed as behind, and catches up by itself', async ({
  instances,
}) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Before the cut', 'published');
  const path = `/companyEncy/${id}.html`;
  const html = async (origin: string) => (await fetch(origin + path)).text();
  const shown = (origin: string, title: string) =>
    expect.poll(() => html(origin), { timeout: 60_000, intervals: [50] }).toContain(title);
  const behind = instanceUrls().length - 1;
  const [cutOff = ''] = instanceUrls().slice(behind);
  const others = instanceUrls().slice(0, behind);
  for (const origin of instanceUrls()) await shown(origin, 'Before the cut');
  await expect.poll(() => cms.isSiteTold(`articles:${id}`), { timeout: 60_000 }).toBe(true);

  await instances.freeze(behind);
  await cms.retitle(id, 'After the cut', 'published');
  const published = Date.now();
  await Promise.all(others.map((origin) => shown(origin, 'After the cut')));
  const othersMs = Date.now() - published;
  const listed = async () => {
    const { outstanding, sites } = await cms.sitePages(id);
    const faults = sites.map(({ site, fault }) => [site, fault]);
    return { waiting: outstanding.length, faults };
  };
  await expect.poll(listed, { timeout: 60_000 }).toEqual({
    waiting: 1,
    faults: instanceUrls().map((site) => [site, site === cutOff ? 'unreachable' : undefined]),
  });

  await instances.thaw(behind);
  const back = Date.now();
  await shown(cutOff, 'After the cut');
  const shownMs = Date.now() - back;
  await expect.poll(listed, { timeout: 60_000, intervals: [200] }).toMatchObject({ waiting: 0 });
  const listedMs = Date.now() - back;
  stateFigure(
    'instanceCutOff',
    `the others ${othersMs} ms; the one ${shownMs} ms after it was back, no longer listed after ${listedMs} ms`,
  );
  expect(othersMs).toBeLessThanOrEqual(shownWithinMs);
  expect(listedMs).toBeLessThanOrEqual(caughtUpWithinMs);
  await cms.deleteArticle(id);
});
