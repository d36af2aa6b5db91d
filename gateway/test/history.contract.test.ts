import { cms, login, paragraph } from './cms';
import { gatewayUrl } from './gateway';
import { made } from './made';

const mark = `Contract test ${Date.now()}`;
const password = 'a password of the contract tests';
const { make, takeAway } = made();
let session: string;
let user: number;
let id: number;

const article = {
  title: mark,
  summary: 'A summary.',
  content: paragraph('A text.'),
  articleType: 'trends',
  publishTime: '2026-11-20T09:00:00.000Z',
  reviewTime: '2026-11-20T12:00:00.000Z',
  author: 'Contract test',
};

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
  const email = `ada-${Date.now()}@kompassa.example`;
  const body = { email, password, name: 'Ada Brandt', role: 'editor' };
  ({
    doc: { id: user },
  } = await cms<{ doc: { id: number } }>('POST', '/users', body));
  session = await login(email, password);
  id = await make('articles', { ...article, savedBy: 'Somebody else' }, 'draft');
});

afterAll(async () => {
  await takeAway();
  await cms('DELETE', `/users/${user}`);
});

it('every version says who saved, published and restored it, whatever the request claims', async () => {
  const [[, administrator] = []] = await signed();
  expect(administrator).toEqual(expect.stringMatching(/\S/));
  expect(administrator).not.toBe('Somebody else');

  const correction = { title: `${mark}, corrected`, _status: 'published', savedBy: 'Nobody' };
  await cms('PATCH', `/articles/${id}`, correction, { session });
  expect((await signed())[0]).toEqual([`${mark}, corrected`, 'Ada Brandt', 'published']);

  const first = (await versions()).at(-1);
  await cms('POST', `/articles/versions/${first?.id}`, undefined, { session });
  const [restored, ...before] = await signed();
  expect(restored).toEqual([mark, 'Ada Brandt', expect.anything()]);
  expect(before.map(([, name]) => name)).toEqual(['Ada Brandt', administrator]);
});

it('a document of which there is only one says it too', async () => {
  const menu = await cms<object>('GET', '/globals/menu?depth=0');
  await cms('POST', '/globals/menu?draft=true', { ...menu, _status: 'draft' }, { session });
  const { docs } = await cms<{ docs: Version[] }>('GET', '/globals/menu/versions?sort=-updatedAt&limit=1');
  expect(docs[0]?.version.savedBy).toBe('Ada Brandt');
});

it('visitors do not learn who works here', async () => {
  await cms('PATCH', `/articles/${id}`, { _status: 'published' }, { session });
  const answer = await fetch(`${gatewayUrl()}/cms-api/articles/${id}?depth=0`);
  const document = (await answer.json()) as object;
  expect(document).toHaveProperty('title', mark);
  expect(document).not.toHaveProperty('savedBy');
});
