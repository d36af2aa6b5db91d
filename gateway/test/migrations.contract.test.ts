import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runReport } from './reports/runReport';

it('a filled database goes all the way back, and up again to the same', async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'gateway-migrations-'));
  const { count, oldFaults, ...report } = await runReport('migrationsReport.ts', dataFolder);
  rmSync(dataFolder, { recursive: true, force: true });
  expect(count).toBeGreaterThan(100);
  expect(oldFaults).toEqual([
    { code: 'unknown', detail: '/: older' },
    { code: 'unknown', detail: '/de: "site"' },
  ]);
  expect(report).toEqual({ left: [], isSame: true });
}, 240_000);
