import { articleOf } from './article';
import { cms, create } from './cms';
import { ask, pathOf } from './gateway';
import { made } from './made';

const mark = `Contract test ${Date.now()}`;
const { make, takeAway } = made();
afterAll(takeAway);

const article = articleOf(mark);

interface Schedule {
  cancel: { method: string; path: string };
  title: string;
  type: string;
  state: string;
  timezone: string;
  time: string;
}

/** As the admin's own form does it: a job of Payload's queue. */
const schedule = (id: number, type: 'publish' | 'unpublish', seconds: number) =>
  create(
    'payload-jobs',
    {
      taskSlug: 'schedulePublish',
      queue: 'default',
      waitUntil: new Date(Date.now() + seconds * 1_000).toISOString(),
      input: { type, doc: { relationTo: 'articles', value: String(id) }, timezone: 'Europe/Berlin' },
    },
    'published',
  );
const isOf = (job: number) => (schedule: Schedule) => schedule.cancel.path === `/schedules/${job}`;
const listed = async (language: 'en' | 'de' = 'en') =>
  (await cms<{ schedules: Schedule[] }>('GET', '/schedules', undefined, { language })).schedules;
const statusOf = async (id: number) => (await ask(pathOf('showArticleDetailById', { id }))).status;

async function until(work: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 25_000;
  while (!(await work())) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

it('publishes at its time, then unpublishes at another', async () => {
  const id = await make('articles', article, 'draft');
  await schedule(id, 'publish', 1);
  await until(async () => (await statusOf(id)) === 200);
  await schedule(id, 'unpublish', 1);
  await until(async () => (await statusOf(id)) === 404);
}, 60_000);

it('is listed with its time zone, and can be cancelled', async () => {
  const id = await make('articles', article, 'draft');
  const job = await schedule(id, 'publish', 3_600);
  const entry = (list: Schedule[]) => list.find(isOf(job));
  expect(entry(await listed())).toMatchObject({
    title: `Article: ${mark}`,
    type: 'publish',
    state: 'due',
    timezone: 'Europe/Berlin',
  });
  expect(entry(await listed('de'))?.title).toBe(`Artikel: ${mark}`);
  await cms('DELETE', `/schedules/${job}`);
  expect(entry(await listed())).toBeUndefined();
  await expect(cms('DELETE', `/schedules/${job}`)).rejects.toThrow('404');
});

it('is listed as failed when the document cannot be published at its time', async () => {
  const id = await make('articles', article, 'draft');
  const job = await schedule(id, 'publish', 2);
  await cms('PATCH', `/articles/${id}?draft=true`, { summary: '' });
  await until(async () => (await listed()).find(isOf(job))?.state === 'failed');
  expect(await statusOf(id)).toBe(404);
  await cms('DELETE', `/schedules/${job}`);
}, 60_000);

it('is refused with the reason when the time is over or the document is not complete', async () => {
  const id = await make('articles', { title: mark }, 'draft');
  await expect(schedule(id, 'publish', -1)).rejects.toThrow('This time is over.');
  await expect(schedule(id, 'publish', 60)).rejects.toThrow('Summary');
});
