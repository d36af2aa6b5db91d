import { articleOf } from './article';
import { cms } from './cms';
import { send } from './gateway';
import { made } from './made';
import { staff } from './staff';

const mark = `Contract test ${Date.now()}`;
const { make, takeAway } = made();
let editor: Awaited<ReturnType<typeof staff>>;
let id: number;

const article = articleOf(mark);

interface Version {
  id: number;
  version: { title: string; savedBy: string | null; _status: string };
}

const versions = async () => {
  const query = `where[parent][equals]=${id}&sort=-updatedAt&depth=0`;
  return (await cms<{ docs: Version[] }>('GET', `/articles/versions?${query}`)).docs;
};
const signed = async () =>
  (await versions()).map(({ version: { title, savedBy, _status } }) => [title, savedBy, _status]);

beforeAll(async () => {
  editor = await staff({ name: 'Ada Brandt', role: 'editor' });
  id = await make('articles', { ...article, savedBy: 'Somebody else' }, 'draft');
});

afterAll(async () => {
  await takeAway();
  await editor.leave();
});

it('every version names the user who saved, published or restored it, not the name in the request', async () => {
  const [[, administrator] = []] = await signed();
  expect(administrator).toEqual(expect.stringMatching(/\S/));
  expect(administrator).not.toBe('Somebody else');

  const correction = { title: `${mark}, corrected`, _status: 'published', savedBy: 'Nobody' };
  await cms('PATCH', `/articles/${id}`, correction, { session: editor.session });
  expect((await signed())[0]).toEqual([`${mark}, corrected`, 'Ada Brandt', 'published']);

  const first = (await versions()).at(-1);
  await cms('POST', `/articles/versions/${first?.id}`, undefined, { session: editor.session });
  const [restored, ...before] = await signed();
  expect(restored).toEqual([mark, 'Ada Brandt', expect.anything()]);
  expect(before.map(([, name]) => name)).toEqual(['Ada Brandt', administrator]);
});

it('a version of a global names its user too', async () => {
  // Without the time of a form that was filled: other tests save the menu too.
  const { items } = await cms<{ items: object[] }>('GET', '/globals/menu?depth=0');
  await cms('POST', '/globals/menu?draft=true', { items, _status: 'draft' }, { session: editor.session });
  const { docs } = await cms<{ docs: Version[] }>('GET', '/globals/menu/versions?sort=-updatedAt&limit=1');
  expect(docs[0]?.version.savedBy).toBe('Ada Brandt');
});

it('does not show names of staff to visitors', async () => {
  await cms('PATCH', `/articles/${id}`, { _status: 'published' }, { session: editor.session });
  const { text } = await send('showArticleDetailById', { id });
  expect(text).toContain(mark);
  expect(text).not.toContain('Ada Brandt');
});
