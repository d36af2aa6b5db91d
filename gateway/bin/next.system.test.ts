import { spawnSync } from 'node:child_process';
import path from 'node:path';

it.each(['http', '0', '70000', '1e4'])('does not start on the port %s, and says why', (PORT) => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'next.mjs'), 'start'], {
    env: { ...process.env, PORT },
    encoding: 'utf8',
    // A gateway that starts after all would never end.
    timeout: 30_000,
  });
  expect([status, stderr]).toEqual([
    1,
    'The gateway cannot start. The setting PORT is wrong: it must be a whole number from 1 to 65535.\n',
  ]);
});
