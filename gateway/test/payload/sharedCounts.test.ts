import { fork } from 'node:child_process';
import { once } from 'node:events';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { expect } from 'expect';

import { countAttempt } from '../../src/platform/limits/limit';
import { openPayload } from './openPayload';

// The file runs twice: as the test, and as a second gateway on the same database, which the test starts.

const limit = { name: 'shared', points: 20, seconds: 60 };

/** How many of as many attempts as the limit has were allowed. */
async function allowed(): Promise<number> {
  const attempts = Array.from({ length: limit.points }, () => countAttempt(limit, 'visitor'));
  return (await Promise.all(attempts)).filter(({ isAllowed }) => isAllowed).length;
}

await openPayload();

if (process.send) {
  process.send('ready');
  await once(process, 'message');
  process.send(await allowed());
  process.disconnect();
} else {
  it('two gateways on one database count together', async () => {
    // Without the module that gives each test a database of its own, and without copying the empty one over the first's.
    const second = fork(fileURLToPath(import.meta.url), {
      execArgv: ['--conditions=development'],
      env: { ...process.env, TEST_DATABASES: '' },
      silent: true,
    });
    expect(await once(second, 'message')).toEqual(['ready', undefined]);
    second.send('count');
    const [[there], here] = await Promise.all([once(second, 'message'), allowed()]);
    expect(Number(there) + here).toBe(limit.points);
  });
}
