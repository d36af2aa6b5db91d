import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { calls } from '@/contract/calls/calls';

import { randomRuns } from './randomRuns';
import { runReport } from './reports/runReport';

interface Attempt {
  /** How many requests reached the handler, and how many of them were not the same as one before. */
  passed: number;
  asked: number;
  statuses: Record<number, number>;
  milliseconds: number;
  failure?: string;
}
interface Report {
  calls: Record<string, Attempt>;
  errors: string[];
}

const processes = 2;
const names = Object.keys(calls);
const folder = mkdtempSync(path.join(tmpdir(), 'gateway-random-'));
const report: Report = { calls: {}, errors: [] };

/** A gateway of its own, without HTTP: over the wire the same would take an hour. */
async function attempt(index: number): Promise<Report> {
  const settings = {
    RANDOM_RUNS: String(randomRuns),
    RANDOM_CALLS: names.filter((_name, place) => place % processes === index).join(','),
  };
  const report = await runReport('randomCallsReport.ts', path.join(folder, String(index)), settings);
  return report as unknown as Report;
}

beforeAll(async () => {
  for (const part of await Promise.all([...Array(processes).keys()].map(attempt))) {
    Object.assign(report.calls, part.calls);
    report.errors.push(...part.errors);
  }
}, 900_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('fails inside on no request at all', () => expect(report.errors).toEqual([]));

it.each(names)(`%s answers ${randomRuns} random requests without a 5xx`, (name) => {
  const { statuses = {}, failure, passed } = report.calls[name] ?? {};
  expect(failure).toBeUndefined();
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(randomRuns);
  // Requests that are all refused at the door would try nothing.
  expect(passed).toBeGreaterThan(randomRuns / 50);
});
