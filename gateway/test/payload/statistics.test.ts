import { it } from 'node:test';

import { expect } from 'expect';

import { statement } from '../../src/platform/db/statement';
import { updateStatistics } from '../../src/platform/db/updateStatistics';
import { openPayload } from './openPayload';

const payload = await openPayload();
const count = 200;
const rows = `WITH RECURSIVE ids(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids WHERE id < ${count})`;

const planOf = async (query: string): Promise<string> =>
  (await statement(payload, `EXPLAIN QUERY PLAN ${query}`, [])).map(({ detail }) => detail).join('\n');

it('lets SQLite find the texts of an article without reading those of all others', async () => {
  await statement(payload, `${rows} INSERT INTO articles (id) SELECT id FROM ids`, []);
  for (const locale of ['en', 'de']) {
    await statement(
      payload,
      `${rows} INSERT INTO articles_locales (_locale, _parent_id) SELECT $1, id FROM ids`,
      [locale],
    );
  }
  const query = 'SELECT title FROM articles_locales WHERE _parent_id = 7';
  expect(await planOf(query)).toContain('SCAN');
  await updateStatistics(payload);
  expect(await planOf(query)).toMatch(/SEARCH .*_parent_id=\?/);
});
