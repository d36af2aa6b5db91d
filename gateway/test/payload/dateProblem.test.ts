import { it } from 'node:test';

import { expect } from 'expect';

import { dateProblem } from '../../src/rest/dateProblem';
import { openPayload } from './openPayload';

const payload = await openPayload();
const problemOf = (path: string, query: string) => dateProblem(query, path.split('/'), payload);

for (const [path, query] of [
  ['articles', 'where[createdAt][equals]=x'],
  ['articles', 'where[and][0][or][1][updatedAt][greater_than]=soon'],
  ['articles', 'where[cover.createdAt][less_than]=x'],
  ['articles/versions', 'where[version.publishTime][not_equals]=x'],
  ['articles/versions', 'where[updatedAt][equals]=x'],
  ['articles', 'where[createdAt][equals]=2026-11-25&where[createdAt][equals]=x'],
] as const)
  it(`refuses ${path}?${query}`, () => {
    const problem = problemOf(path, query);
    expect(problem?.status).toBe(400);
    expect(problem?.text.en).toContain('"where"');
    expect(problem?.text.de).toContain('„where“');
  });

for (const [path, query] of [
  ['articles', ''],
  ['articles', 'where[createdAt][equals]=2026-11-25'],
  ['articles', 'where[createdAt][greater_than_equal]=2026-11-25T09%3A00%3A00.000%2B01%3A00'],
  ['articles', 'where[createdAt][exists]=true'],
  ['articles', 'where[deletedAt][equals]=null'],
  ['articles', 'where[title][equals]=x'],
  ['articles', 'where[nothing][equals]=x'],
  ['articles', 'select[createdAt][equals]=x'],
  ['constructor', 'where[createdAt][equals]=x'],
  ['globals/nothing', 'where[createdAt][equals]=x'],
] as const)
  it(`passes ${path}?${query}`, () => expect(problemOf(path, query)).toBeUndefined());
