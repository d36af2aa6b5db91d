import { cms, create, update } from './cms';
import { ask, read, send, statusOf } from './gateway';
import { made } from './made';

// Shows (requirements, 7.3, 7.10 and 7.11).

const mark = `Contract test ${Date.now()}`;
const { make, takeAway } = made();
afterAll(takeAway);

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

let image: number;
beforeAll(async () => {
  const { docs } = await cms<{ docs: { id: number }[] }>('GET', '/media?limit=1&depth=0');
  image = docs[0]?.id ?? 0;
});

describe('pop-ups', () => {
  const popUp = (startTime: string, endTime: string | null = null) => ({
    name: mark,
    image,
    linkUrl: '/cht/Services',
    startTime,
    endTime,
  });
  const shown = async () => (await read('popMarketList', { popClient: '1' })).map(({ id }) => id);

  it.each([
    ['has begun', inHours(-1), null, true],
    ['runs', inHours(-1), inHours(1), true],
    ['has not begun', inHours(1), null, false],
    ['is over', inHours(-2), inHours(-1), false],
  ])('are shown while they are scheduled: one that %s', async (_state, start, end, visible) => {
    const id = await make('pop-ups', popUp(start, end), 'published');
    expect((await shown()).includes(id)).toBe(visible);
  });

  it('count their clicks separately from banners, visible to staff only', async () => {
    const id = await make('pop-ups', popUp(inHours(-1)), 'published');
    const click = (of: number) => send('countPosterClick', { id: of, kind: 'popUp' });
    expect((await click(id)).body.data).toEqual({ id, count: 1 });
    expect((await click(id)).body.data).toEqual({ id, count: 2 });
    expect((await click(999_999_999)).status).toBe(404);
    expect((await cms<{ count: number }>('GET', `/pop-ups/${id}`)).count).toBe(2);
    expect(await statusOf('/cms-api/pop-up-clicks')).toBe(401);
    expect(await statusOf(`/cms-api/pop-ups/${id}`)).toBe(401);
  });

  it('cannot end before they begin', async () => {
    await expect(make('pop-ups', popUp(inHours(1), inHours(-1)), 'published')).rejects.toThrow('Shown until');
  });

  it.each(['', '?popClient=2'])('require popClient=1: the query %j returns 400', async (query) =>
    expect((await ask(`/business/merc/popMarket/list${query}`)).status).toBe(400),
  );
});

describe('banners', () => {
  const banner = (more: object = {}) => ({
    title: mark,
    text: 'A text.',
    image,
    linkUrl: '/cht/Services',
    linkLabel: 'Services',
    position: 'home',
    startTime: inHours(-1),
    ...more,
  });
  const shown = async () => (await read('findPosters', { position: 'home' })).map(({ id }) => id);
  const click = (id: number) => send('countPosterClick', { id });
  const countOf = async (id: number) => (await cms<{ count: number }>('GET', `/posters/${id}`)).count;

  it('are shown while they are scheduled and published', async () => {
    const running = await make('posters', banner(), 'published');
    const later = await make('posters', banner({ startTime: inHours(1) }), 'published');
    const draft = await make('posters', banner(), 'draft');
    const ids = await shown();
    expect([running, later, draft].map((id) => ids.includes(id))).toEqual([true, false, false]);
  });

  it('count fifty clicks at once as fifty', async () => {
    const id = await make('posters', banner(), 'published');
    const answers = await Promise.all(Array.from({ length: 50 }, () => click(id)));
    const counts = answers.map(({ body }) => (body.data as { count: number }).count);
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(await countOf(id)).toBe(50);
  });

  it('keep clicks that are counted while an editor saves', async () => {
    const id = await make('posters', banner(), 'published');
    const opened = await cms<{ count: number }>('GET', `/posters/${id}`);
    await click(id);
    await Promise.all([click(id), update('posters', id, { ...banner(), count: opened.count })]);
    await update('posters', id, { ...banner({ title: `${mark}, edited` }), count: 0 });
    expect(await countOf(id)).toBe(2);
  });

  it('count clicks after their end, from pages that still show them', async () => {
    const id = await make('posters', banner({ endTime: inHours(-0.5) }), 'published');
    expect(await click(id)).toMatchObject({ status: 200, body: { data: { id, count: 1 } } });
  });

  it.each([
    ['an unknown one', () => Promise.resolve(999_999_999)],
    ['a draft', () => make('posters', banner(), 'draft')],
  ])('do not count %s', async (_what, id) =>
    expect(await click(await id())).toMatchObject({ status: 404, body: { code: 404, data: null } }),
  );

  it('delete their clicks when they are deleted', async () => {
    const id = await create('posters', banner(), 'published');
    await cms('DELETE', `/posters/${id}`);
    const { totalDocs } = await cms<{ totalDocs: number }>(
      'GET',
      `/poster-clicks?where[poster][equals]=${id}`,
    );
    expect(totalDocs).toBe(0);
  });
});
