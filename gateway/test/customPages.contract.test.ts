import { cms, update } from './cms';
import { ask, pathOf, read } from './gateway';
import { made } from './made';

// Shows (requirements, 2.11).

const mark = `Contract test ${Date.now()}`;
const { make, takeAway } = made();
afterAll(takeAway);

let next = 0;
const blocks = [{ blockType: 'newsTeasers', heading: 'News' }];
const page = (more: object = {}) => ({
  title: mark,
  pageKey: `Custom${Date.now()}${next++}`,
  blocks,
  ...more,
});
const statusOf = async (uid: string) => (await ask(pathOf('getCustom', { uid }))).status;

it('shows neither a draft nor a draft of a published page', async () => {
  const uid = `test-${Date.now()}`;
  const id = await make('pages', page({ uid }), 'draft');
  expect(await statusOf(uid)).toBe(404);
  await update('pages', id, { _status: 'published' });
  expect(await statusOf(uid)).toBe(200);
  const renamed = { title: `${mark}, second thoughts`, uid: `${uid}-new`, _status: 'draft' };
  await update('pages', id, renamed, '?draft=true');
  expect((await read('getCustom', { uid })).title).toBe(mark);
  expect(await statusOf(`${uid}-new`)).toBe(404);
  await update('pages', id, { _status: 'draft' });
  expect(await statusOf(uid)).toBe(404);
});

it('is listed with all the others as soon as it is published', async () => {
  const cards = async (language: 'en' | 'de') => {
    const { pageKey, blocks } = await read('getCustom', {}, language);
    expect([pageKey, blocks[0]?.blockType]).toEqual(['custom', 'hero']);
    return blocks.flatMap((block) => (block.blockType === 'cardGrid' ? block.cards : []));
  };
  expect(await cards('de')).toContainEqual(
    expect.objectContaining({ title: 'Verpackungs-Check', url: '/custom/packaging-check' }),
  );
  const uid = `listed-${Date.now()}`;
  const id = await make('pages', page({ uid }), 'draft');
  const listed = async () => (await cards('en')).map(({ url }) => url);
  expect(await listed()).not.toContain(`/custom/${uid}`);
  await update('pages', id, { _status: 'published' });
  expect((await listed())[0]).toBe(`/custom/${uid}`);
});

it('each section is in one language, named in the answer', async () => {
  const uid = `parts-${Date.now()}`;
  const steps = (heading: string, title: string, more: object = {}) => ({
    blockType: 'steps',
    heading,
    steps: [{ title, text: `${title}.` }],
    ...more,
  });
  const id = await make(
    'pages',
    page({ uid, metaTitle: 'Found in English', blocks: [steps('First', 'One'), steps('Second', 'Two')] }),
    'published',
  );
  const languages = async () => {
    const { title, metaTitle, language, blocks } = await read('getCustom', { uid }, 'de');
    return [
      title,
      metaTitle,
      language,
      blocks.map((block) => [block.language, 'heading' in block && block.heading]),
    ];
  };
  const inEnglish = [
    ['en', 'First'],
    ['en', 'Second'],
  ];
  expect(await languages()).toEqual([mark, 'Found in English', 'en', inEnglish]);

  type Row = { id: string; steps: { id: string }[] };
  const { blocks } = await cms<{ blocks: [Row, Row] }>('GET', `/pages/${id}?depth=0`);
  const german = blocks.map((block, index) => ({
    ...block,
    heading: `Überschrift ${index}`,
    // The second lacks one text of a step.
    steps: block.steps.map((step) => ({ ...step, title: 'Schritt', text: index === 0 ? 'Text.' : '' })),
  }));
  await update(
    'pages',
    id,
    { title: `${mark}, deutsch`, blocks: german, _status: 'published' },
    '?locale=de',
  );
  expect(await languages()).toEqual([
    `${mark}, deutsch`,
    `${mark}, deutsch`,
    'de',
    [
      ['de', 'Überschrift 0'],
      ['en', 'Second'],
    ],
  ]);
});
