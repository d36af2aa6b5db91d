import { it } from 'node:test';

import { expect } from 'expect';

import { dueDates } from '@/shared/dueDates/dueDates';
import { filingIn } from '@/shared/dueDates/vatReturns';
import { seedDueRules } from '@/shared/testing/seedDueRules';

import { demoContent } from '../../seed/load/demoContent';
import { seedDueDates } from '../../seed/load/facts';
import { withReturns } from '../../src/api/services/withReturns';
import { allDueRules, findDueRules } from '../../src/features/dueDates/findDueRules';
import { contextOf } from './bulk';
import { openPayload } from './openPayload';
import { restRequest } from './restRequest';
import { staffSession } from './staffSession';

// Shows (requirements, 11.17).

const payload = await openPayload();
const context = contextOf(payload)();
await seedDueDates(payload, demoContent());
const headers = await staffSession(payload, { name: 'Ed', role: 'editor' });

const factOf = async (country: string) => {
  const where = { country: { equals: country }, topic: { equals: 'dueDates' as const } };
  const { docs } = await payload.find({ collection: 'facts', where, depth: 0 });
  const [fact] = docs;
  if (!fact?.rows) throw new Error(`no due dates of ${country}`);
  return { ...fact, rows: fact.rows };
};
const save = (id: number, body: object) => restRequest('PATCH', `/facts/${id}`, { headers, body });

it('gives the rules of the facts in either language', async () => {
  const inOrder = (rules: { country: string }[]) =>
    [...rules].sort((one, other) => one.country.localeCompare(other.country));
  for (const language of ['en', 'de'] as const)
    expect(await findDueRules({ payload, language })).toEqual(inOrder(seedDueRules(language)));
});

it('has another day, other periods and other numbers of returns once a fact is changed', async () => {
  const { id, rows } = await factOf('BG');
  const [first, ...others] = rows;
  const before = await findDueRules(context);
  const changed = { ...first, due: { ...first?.due, period: 'quarter', day: 20 } };
  expect((await save(id, { rows: [changed, ...others] })).status).toBe(200);
  const rules = await findDueRules(context);
  const [date] = dueDates(
    rules.filter(({ country, duty }) => country === 'BG' && duty === 'vatReturn'),
    '2027-01-01',
    '2027-03-31',
  );
  expect(date).toMatchObject({ period: 'quarter', day: '2027-01-20' });
  expect([filingIn(before, 'BG').count, filingIn(rules, 'BG').count]).toEqual([12, 4]);
  const price = { unit: 'return' } as never;
  const [service] = await withReturns(context, [{ country: 'BG', prices: [price] }]);
  expect(service?.prices).toEqual([
    { unit: 'return', returnsAYear: { usual: 4, month: 4, quarter: 4, year: 4 } },
  ]);
});

it('shows nothing that is still to be checked, and goes on counting its returns', async () => {
  const { id } = await factOf('HR');
  await save(id, { isToBeChecked: true });
  expect((await findDueRules(context)).filter(({ country }) => country === 'HR')).toEqual([]);
  expect(filingIn(await allDueRules(context), 'HR').count).toBe(12);
});

const byDates = { months: null, day: null };
const refused: [name: string, due: object, field: string, message: RegExp][] = [
  ['no day', { day: null }, 'dates', /^Say when it is due/],
  [
    'a day that no year has',
    { ...byDates, dates: ['02-30'], period: 'year' },
    'dates',
    /^Enter month and day/,
  ],
  ['fewer days than periods', { ...byDates, dates: ['03-31'], period: 'quarter' }, 'dates', /needs 4\.$/],
  ['two ways at once', { workingDay: 10 }, 'dates', /^Say it in one way/],
  ['half a day', { day: 15.5 }, 'day', /^Enter a whole number/],
];
for (const [name, due, field, message] of refused)
  it(`refuses ${name}, and says what to enter`, async () => {
    const { id, rows } = await factOf('EE');
    const [first] = rows;
    const answer = await save(id, { rows: [{ ...first, due: { ...first?.due, ...due } }] });
    expect(answer.status).toBe(400);
    const { errors } = JSON.parse(answer.text) as {
      errors: { data: { errors: { path: string; message: string }[] } }[];
    };
    expect(errors[0]?.data.errors).toEqual([
      { path: `rows.0.due.${field}`, message: expect.stringMatching(message), label: expect.anything() },
    ]);
  });

it('keeps what is the same in all of the Union under EU, and nothing else there', async () => {
  const [ofUnion, ofCountry] = [await factOf('EU'), await factOf('EE')];
  expect((await save(ofUnion.id, { rows: ofCountry.rows })).status).toBe(400);
  expect((await save(ofCountry.id, { rows: ofUnion.rows })).status).toBe(400);
  expect((await save(ofUnion.id, { topic: 'records', rows: [{ kind: 'years', value: 7 }] })).status).toBe(
    400,
  );
});

it('moves no working day, whatever the form said before', async () => {
  const { id, rows } = await factOf('FR');
  await save(id, { rows: rows.map((row) => ({ ...row, due: { ...row.due, moves: 'yes' } })) });
  const found = (await findDueRules(context)).filter(({ country }) => country === 'FR');
  expect(found.filter(({ due }) => 'workingDay' in due).map(({ moves }) => moves)).toEqual([false, false]);
});

it('asks facts about anything else for no day', async () => {
  const body = {
    country: 'EE',
    topic: 'records',
    rows: [{ kind: 'years', value: 7 }],
    checkedOn: '2026-11-01',
  };
  const answer = await restRequest('POST', '/facts', { headers, body: { ...body, nextCheck: '2027-02-01' } });
  expect(answer.status).toBe(201);
});
