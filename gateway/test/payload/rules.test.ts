import { it } from 'node:test';

import { expect } from 'expect';

import { seedRules } from '../../seed/load/facts';
import { isOverdue, ruleFilters } from '../../src/cms/admin/rules/ruleFilters';
import { fixtureContent } from '../fixtureContent';
import { openFilledPayload } from './openFilledPayload';

const payload = await openFilledPayload();
const content = fixtureContent();
const today = '2026-11-28';
const slug = content.articles[0]?.slug ?? '';

await seedRules(payload, {
  ...content,
  rules: ['2026-11-27', '2026-11-28', '2026-12-28', '2026-12-29'].map((nextCheck) => ({
    key: nextCheck,
    name: { en: nextCheck, de: nextCheck },
    effective: '2026-01-01',
    changes: { en: 'Change', de: 'Änderung' },
    mentionedIn: { articles: [slug, 'of a later release'] },
    lastCheck: '2026-01-01',
    nextCheck,
  })),
});

const named = async (where: ReturnType<typeof isOverdue>) =>
  (await payload.find({ collection: 'rules', where, depth: 0, sort: 'nextCheck' })).docs.map(
    ({ name }) => name,
  );

it('finds the rules whose check is overdue, and those that are due within 30 days', async () => {
  const { overdue, soon } = ruleFilters(today);
  expect(await named(isOverdue(today))).toEqual(['2026-11-27']);
  expect(await named(overdue)).toEqual(['2026-11-27']);
  expect(await named(soon)).toEqual(['2026-11-28', '2026-12-28']);
});

it('seeds a rule with the documents that are there', async () => {
  const { docs } = await payload.find({ collection: 'rules', depth: 1 });
  const titles = docs[0]?.mentionedIn?.map(({ value }) =>
    typeof value === 'object' ? value.seedKey : value,
  );
  expect(titles).toEqual([slug]);
});

it('keeps the rules from visitors', async () => {
  await expect(payload.find({ collection: 'rules', overrideAccess: false })).rejects.toThrow();
});
