import { readFileSync } from 'node:fs';

import sharp from 'sharp';

import { Cms } from '../support/cms';
import { expect, short, test } from '../support/faults';
import { stateFigure } from '../support/figure';
import { untilAllAreNew } from '../support/freshness';
import { atOnce, described, timed, underLoad } from '../support/load';
import { isWhole, tornFiles } from '../support/pageFiles';
import { pagesOfSitemap, readAll } from '../support/sitemap';

const perSecond = 50;
const seconds = short(5, 60);
/** Less than a page, an image or the journal of a database: all of them are cut off. */
const room = 20_000;
const siteLog = 'test-results/logs/site.log';

test.skip(process.platform !== 'linux', 'Only Linux lets a test take the disk away from a server (prlimit).');

test('the disk of the site is full: pages are renewed in memory, the log says why, and no file is torn', async ({
  servers,
}) => {
  const paths = await pagesOfSitemap(short(12, 1));
  await readAll(paths);
  const logged = readFileSync(siteLog, 'utf8').length;
  servers.fillDisk(await servers.siteProcess(), room);
  const answers = await underLoad({ paths, perSecond }, async (goOn) => {
    await untilAllAreNew(paths, Date.now());
    await goOn(seconds);
  });
  const torn = tornFiles();
  expect(readFileSync(siteLog, 'utf8').slice(logged)).toContain('EFBIG');

  // The memory is lost; only the files are left.
  await servers.killSite();
  await servers.setFault({ kind: 'refuse' });
  await servers.startSite();
  const wrong: string[] = [];
  await atOnce(8, paths.length, async (index) => {
    const { status, text } = await timed(paths[index] ?? '/');
    if (status !== 200 || !isWhole(text)) wrong.push(`${status} ${paths[index]}`);
  });
  stateFigure(
    'siteDisk',
    `${described(answers)}; ${torn.length} torn files; ${wrong.length} of ${paths.length} pages lost by the restart`,
  );
  expect(answers.failed).toEqual([]);
  expect(torn).toEqual([]);
  expect(wrong).toEqual([]);
});

/** An image that is larger than the room, however it is compressed. */
const noise = () =>
  sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

test('the disk of the gateway is full: editors read that nothing was saved, and nothing acknowledged is lost', async ({
  servers,
}) => {
  const cms = await Cms.signIn();
  const { id } = await cms.createArticle('Draft 0', 'draft');
  const paths = await pagesOfSitemap(short(12, 1));
  await readAll(paths);
  const alt = `Noise ${Date.now()}`;
  const image = { name: 'noise.png', mimeType: 'image/png', buffer: await noise() };
  const upload = () =>
    cms.attempt((api) =>
      api.post('/cms-api/media?locale=en', {
        multipart: { file: image, _payload: JSON.stringify({ alt, otherAlt: 'Rauschen' }) },
      }),
    );
  const mediaCount = async () => (await cms.read<{ totalDocs: number }>('media?limit=1&depth=0')).totalDocs;
  const before = await mediaCount();

  const gateway = await servers.gatewayProcess();
  servers.fillDisk(gateway, room);
  let saved = 'Draft 0';
  const refused: { status: number; message: string }[] = [];
  let uploaded = { status: 0, message: '' };
  const answers = await underLoad({ paths, perSecond }, async (goOn) => {
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      const title = `Draft ${attempt}`;
      const answer = await cms.attemptToRetitle(id, title);
      if (answer.status === 200) saved = title;
      else refused.push(answer);
    }
    uploaded = await upload();
    await goOn(seconds);
  });
  servers.freeDisk(gateway);

  stateFigure(
    'gatewayDisk',
    `pages: ${described(answers)}; ${refused.length} of 20 changes and the upload refused, ${20 - refused.length} saved`,
  );
  expect(answers.failed).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused)
    expect(answer).toEqual({ status: 507, message: expect.stringContaining('Nothing was saved') });
  expect(uploaded.status).toBeGreaterThanOrEqual(400);
  expect(uploaded.message).not.toBe('');
  expect(await cms.titleOf(id)).toBe(saved);
  expect(await mediaCount()).toBe(before);

  // With room again everything goes on by itself, also after a crash.
  expect((await cms.attemptToRetitle(id, 'Draft with room')).status).toBe(200);
  expect((await upload()).status).toBe(201);
  await cms.remove('media', (await cms.first<{ id: number }>('media', 'alt', alt)).id);
  await servers.killGateway();
  await servers.startGateway();
  expect(await cms.titleOf(id)).toBe('Draft with room');
  await cms.deleteArticle(id);
});
