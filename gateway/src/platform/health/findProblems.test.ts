import type { Payload } from 'payload';

import { findProblems } from './findProblems';
import { startState } from './startState';

/** A database whose statements end as `execute` says. */
const database = (execute: () => Promise<unknown>) => () =>
  Promise.resolve({ db: { name: 'sqlite', client: { execute } } } as unknown as Payload);
const sound = database(() => Promise.resolve({ rows: [{ 1: 1 }] }));

beforeEach(() => {
  startState.isComplete = true;
});

it('finds none where the database answers', async () => expect(await findProblems(sound)).toEqual([]));

it('reports the start until it is complete, and does not ask the database', async () => {
  startState.isComplete = false;
  const load = jest.fn();
  expect(await findProblems(load)).toEqual(['start']);
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ['fails', database(() => Promise.reject(new Error('SQLITE_IOERR')))],
  ['cannot be opened', () => Promise.reject(new Error('ECONNREFUSED'))],
  ['does not answer in time', database(() => new Promise(() => {}))],
])('reports a database that %s', async (_how, load) =>
  expect(await findProblems(load, 20)).toEqual(['database']),
);
