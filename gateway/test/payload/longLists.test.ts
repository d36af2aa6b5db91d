import { it } from 'node:test';

import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { expect } from 'expect';

import { findNewsCards } from '../../src/api/library/findNews';
import { findQuestions, findQuestionTypes } from '../../src/api/library/questions';
import type { CallContext } from '../../src/platform/http/callContext';
import { document, node, text } from '../richText';
import { openPayload } from './openPayload';

const payload = await openPayload();
const { client } = payload.db as unknown as SQLiteAdapter;
/** One more than a list gives at a time. */
const count = 101;
const context = { payload, language: 'de' } as CallContext;
const { id: type } = await payload.create({
  collection: 'question-types',
  data: { type: 'many', typeName: 'Many' },
});
// This file need not survive a crash.
await client.execute('PRAGMA synchronous = OFF');
for (let index = 1; index <= count; index += 1) {
  await payload.create({
    collection: 'questions',
    data: {
      question: `Question ${index}`,
      summary: 'A summary.',
      answer: document(node('paragraph', [text('An answer.')])),
      type,
      reviewTime: '2026-11-01T12:00:00.000Z',
      _status: 'published',
    },
  });
  await payload.create({
    collection: 'information',
    data: {
      title: `Notice ${index}`,
      summary: 'A summary.',
      content: document(node('paragraph', [text('A notice.')])),
      informationType: index % 2 === 0 ? 'deadline' : 'company',
      publishTime: '2026-11-01T12:00:00.000Z',
      _status: 'published',
    },
  });
}

/** The ids on all pages of a list, and its total. */
async function wholeList(find: (page: number) => Promise<{ list: number[]; total: number }>) {
  const pages = await Promise.all([1, 2, 3].map(find));
  return { ids: new Set(pages.flatMap(({ list }) => list)).size, totals: pages.map(({ total }) => total) };
}

it(`gives all ${count} questions, a hundred at a time`, async () => {
  const asked = { limit: 100, type: 'many' };
  const found = await wholeList(async (page) => {
    const { list, total } = await findQuestions(context, { ...asked, page });
    return { list: list.map(({ answerId }) => answerId), total };
  });
  expect(found).toEqual({ ids: count, totals: [count, count, count] });
  expect(await findQuestionTypes(context)).toMatchObject([{ type: 'many', count }]);
  expect(await findQuestions(context, { ...asked, type: 'none', page: 1 })).toMatchObject({ total: 0 });
});

it(`gives all ${count} notices, and those of one type`, async () => {
  const of = (informationType?: 'deadline') => async (page: number) => {
    const { list, total } = await findNewsCards(context, { informationType, page, limit: 100 });
    return { list: list.map(({ id }) => id), total };
  };
  expect(await wholeList(of())).toEqual({ ids: count, totals: [count, count, count] });
  expect(await wholeList(of('deadline'))).toEqual({ ids: 50, totals: [50, 50, 50] });
});
