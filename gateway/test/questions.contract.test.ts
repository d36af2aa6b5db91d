import type { CallParams } from '@/contract/calls/calls';

import { cms, paragraph, update } from './cms';
import { ask, pathOf, read, send } from './gateway';
import { made } from './made';

// Shows (requirements, 3.11 and 7.24).

type Language = 'en' | 'de';
const mark = `Contract test ${Date.now()}`;
const { make, takeAway } = made();

afterAll(takeAway);

const search = async (params: CallParams<'searchQuestions'>, language: Language = 'en') =>
  (await read('searchQuestions', { pageSize: 100, ...params }, language)).list.filter(
    ({ question }) => !question.startsWith('Contract test'),
  );
const ids = async (keyword: string, language: Language) =>
  (await search({ keyword }, language)).map(({ answerId }) => answerId);

describe('the seeded questions', () => {
  it('are 27 of eight types, in order, with their counts', async () => {
    const types = (await read('getQaType', {})).filter(({ type }) => !type.startsWith('contract-test'));
    const list = await search({});
    expect(list).toHaveLength(27);
    expect(types.map(({ type }) => type)).toEqual([
      'vat',
      'oss',
      'marketplaces',
      'packaging',
      'products',
      'invoices',
      'companies',
      'dates',
    ]);
    expect(types.map(({ count }) => count)).toEqual([4, 7, 2, 4, 5, 2, 2, 1]);
    expect(list.map(({ type }) => type)).toEqual(
      types.flatMap(({ type, count }) => Array<string>(count).fill(type)),
    );
  });

  it.each(['en', 'de'] as const)('have answers, sources and related questions in %s', async (language) => {
    const list = await search({}, language);
    for (const question of list) {
      const { answer, related, sources, ...rest } = await read(
        'getAnswer',
        { answerId: question.answerId },
        language,
      );
      expect(rest).toMatchObject(question);
      expect(rest.language).toBe(language);
      expect(rest.reviewTime).toMatch(/^2026-11-(18|24)T12:00:00/);
      expect(answer.replace(/<[^>]+>/g, '').length).toBeGreaterThan(400);
      expect(answer).not.toMatch(/[~*]|\]\(/);
      expect(related.length).toBeGreaterThan(0);
      expect(related.map(({ answerId }) => answerId)).not.toContain(question.answerId);
      expect(sources.every(({ title }) => title.length > 5)).toBe(true);
    }
  });
});

describe('a search', () => {
  it.each([
    ['de', ['umsatzsteuer', 'UMSATZSTEUER', 'Umsatzsteuer ']],
    ['de', ['mülltonne', 'muelltonne', 'MULLTONNE', 'mu\u0308lltonne']],
    ['de', ['straße', 'strasse', 'STRASSE']],
    ['de', ['prüfziffer echt', 'echt pruefziffer']],
    ['de', ['10.000', '10,000', '10000']],
    ['en', ['intermediary', 'INTERMEDIARY']],
    ['en', ['€10,000', '10.000 €']],
  ] as const)('in %s finds the same by %j', async (language, keywords) => {
    const [first, ...others] = await Promise.all(keywords.map((keyword) => ids(keyword, language)));
    expect(first?.length).toBeGreaterThan(0);
    expect(others).toEqual(others.map(() => first));
  });

  it('finds entries that contain every word, in questions and answers of the language', async () => {
    const questions = async (keyword: string, language: Language) =>
      (await search({ keyword }, language)).map(({ question }) => question);
    expect(await questions('eleven earphones', 'en')).toEqual([]);
    expect(await questions('radio equipment bluetooth', 'en')).toEqual([
      'I sell earphones with a battery. Which registers apply?',
    ]);
    expect(await questions('bluetooth funkanlagen', 'de')).toEqual([
      'Ich verkaufe Kopfhörer mit Akku. Welche Register gelten?',
    ]);
    expect(await questions('funkanlagen', 'en')).toEqual([]);
  });

  it('filters by type', async () => {
    const list = await search({ type: 'oss', keyword: 'vat' });
    expect(list.length).toBeGreaterThan(1);
    expect(new Set(list.map(({ type }) => type))).toEqual(new Set(['oss']));
    expect(await search({ type: 'no-such-type' })).toEqual([]);
  });

  it.each(['%%', '__', '%', '\\\\', '...', '🙂🙂', "' OR 'zq'='zq' --", 'vat%qx%'])(
    'searches for %s literally',
    async (keyword) => {
      const { body } = await send('searchQuestions', { keyword: keyword.padEnd(2) });
      expect(body).toMatchObject({ code: 0, data: { list: [], total: 0 } });
    },
  );

  it.each(['a', 'x'.repeat(101)])('refuses %s', async (keyword) => {
    expect((await send('searchQuestions', { keyword })).body).toMatchObject({
      code: 400,
      msg: expect.stringContaining('"keyword"') as string,
    });
  });

  it('returns each match on one page', async () => {
    const keyword = 'umsatzsteuer';
    const all = await read('searchQuestions', { keyword, pageSize: 100 }, 'de');
    const size = 2;
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.total / size) + 1 }, (_, index) =>
        read('searchQuestions', { keyword, pageSize: size, pageNum: index + 1 }, 'de'),
      ),
    );
    expect(pages.flatMap(({ list }) => list)).toEqual(all.list);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([all.total]));
  });
});

describe('an answer', () => {
  it.each([
    ['999999999', 404],
    ['0', 400],
    ['x', 400],
    ['1e3', 400],
    ["1' OR 1=1", 400],
  ])('with the id %s returns %d', async (answerId, code) => {
    expect((await ask(pathOf('getAnswer', { answerId }))).body).toMatchObject({ code, data: null });
  });
});

describe('in the admin', () => {
  let type: number;
  const word = `zq${Date.now()}`;
  const found = async (keyword: string, language: Language = 'en') =>
    (await read('searchQuestions', { keyword, pageSize: 100 }, language)).list;
  const question = (more: object = {}) => ({
    question: `${mark} ${word}`,
    summary: 'A summary.',
    answer: paragraph('A text.'),
    reviewTime: '2026-11-20T12:00:00.000Z',
    type,
    ...more,
  });
  const counted = async () => (await read('getQaType', {})).find(({ id }) => id === type)?.count;

  beforeAll(async () => {
    const body = { typeName: 'Contract test', type: `contract-test-${Date.now()}` };
    type = await make('question-types', body, 'published');
  });

  it('a draft is neither counted nor found nor read, until it is published', async () => {
    const id = await make('questions', question(), 'draft');
    const state = async () => [
      await counted(),
      (await found(word)).length,
      (await ask(pathOf('getAnswer', { answerId: id }))).body.code,
    ];
    expect(await state()).toEqual([0, 0, 404]);
    await update('questions', id, { _status: 'published' });
    expect(await state()).toEqual([1, 1, 0]);
    await update('questions', id, { _status: 'draft' });
    expect(await state()).toEqual([0, 0, 404]);
  });

  it('a question is found by its published text', async () => {
    const id = await make('questions', question({ answer: paragraph(`Müllgebühr${word}`) }), 'published');
    expect(await found(`muellgebuehr${word}`)).toHaveLength(1);
    await update('questions', id, { answer: paragraph('Draft.'), _status: 'draft' }, '?draft=true');
    expect(await found(`muellgebuehr${word}`)).toHaveLength(1);
    await update('questions', id, { answer: paragraph(`Other${word}`), _status: 'published' });
    expect(await found(`muellgebuehr${word}`)).toEqual([]);
    expect(await found(`other${word}`)).toHaveLength(1);
  });

  it('a question without a German text is found and returned in English', async () => {
    const id = await make('questions', question({ summary: `English${word}` }), 'published');
    await update('questions', id, { _status: 'published' }, '?locale=de');
    expect(await found(`english${word}`, 'de')).toMatchObject([{ answerId: id, language: 'en' }]);

    const german = {
      question: `${mark} deutsch`,
      summary: `Deutsch${word}`,
      answer: paragraph('Ein Text.'),
      _status: 'published',
    };
    await update('questions', id, german, '?locale=de');
    expect(await found(`english${word}`, 'de')).toEqual([]);
    expect(await found(`deutsch${word}`, 'de')).toMatchObject([{ answerId: id, language: 'de' }]);
    expect(await found(`english${word}`, 'en')).toMatchObject([{ answerId: id, language: 'en' }]);
  });

  it('a type with questions cannot be deleted', async () => {
    await make('questions', question(), 'draft');
    await expect(cms('DELETE', `/question-types/${type}`)).rejects.toThrow('409');
  });
});
