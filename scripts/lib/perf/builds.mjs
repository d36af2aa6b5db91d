// @ts-check
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { fromRoot } from '../root.mjs';
import { forgetBuild } from '../stamp.mjs';
import { builtSite, testPair } from '../test-pair.mjs';
import { bars } from './measures.mjs';

/** Copies of the articles that exist, until there are so many; each in its languages, and published as they are. */
const copies = (/** @type {number} */ most) => [
  `CREATE TEMP TABLE copies AS
     WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${most})
     SELECT id AS original, (SELECT max(id) FROM articles) * number + id AS id FROM numbers, articles
     LIMIT max(0, ${most} - (SELECT count(*) FROM articles))`,
  `INSERT INTO articles (id, cover_id, article_type, publish_time, review_time, hotness, updated_at, created_at, _status)
     SELECT copies.id, cover_id, article_type, publish_time, review_time, hotness, updated_at, created_at, _status
     FROM copies JOIN articles ON articles.id = original`,
  `INSERT INTO articles_locales (title, summary, content, meta_title, meta_description, author, _locale, _parent_id)
     SELECT title, summary, content, meta_title, meta_description, author, _locale, copies.id
     FROM copies JOIN articles_locales ON _parent_id = original`,
];

/** Fills the database of a gateway that does not run. @param {string} file @param {number} most @returns {Promise<number>} articles before */
async function fillWithArticles(file, most) {
  const { createClient } = await import('@libsql/client');
  const database = createClient({ url: `file:${file}` });
  try {
    const { rows } = await database.execute('SELECT count(*) FROM articles');
    await database.batch(copies(most), 'write');
    return Number(rows[0]?.[0]);
  } finally {
    database.close();
  }
}

/**
 * Builds the site with the articles of the seed and again with many, both with warm caches, the faster of two each.
 * @param {string} folder an existing temporary one
 * @param {Record<string, string>} settings of the site besides
 * @returns {Promise<{ articles: number, few: number, many: number }>} how many articles the seed has, and milliseconds of each build
 */
export async function measureBuilds(folder, settings) {
  const below = path.join(folder, 'builds');
  mkdirSync(below);
  const pair = await testPair(below, { name: 'builds', site: settings });
  const build = async () => {
    forgetBuild(fromRoot(builtSite));
    const began = Date.now();
    await pair.buildSite();
    return Date.now() - began;
  };
  // One build of a minute differs from the next by a fifth.
  const fastest = async () => Math.min(await build(), await build());
  await pair.buildGateway();
  await pair.startGateway();
  await build();
  const few = await fastest();
  await pair.stopGateway();
  const articles = await fillWithArticles(path.join(below, 'builds/gateway.db'), bars.buildArticles ?? NaN);
  await pair.startGateway();
  const many = await fastest();
  await pair.stopGateway();
  return { articles, few, many };
}
