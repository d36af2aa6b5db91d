import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { freePort } from './ports.mjs';
import { fromRoot } from './root.mjs';

/** Reserves the port of PORT and listens on it, or prints why it cannot; its command looks like that of npm start. */
const program = `
  import net from 'node:net';
  import { portFromEnv } from ${JSON.stringify(path.join(__dirname, 'ports.mjs'))};
  const port = await portFromEnv('PORT', 3000).catch(({ message }) => console.log(message));
  if (port) net.createServer().listen(port, () => console.log('listening'));`;

const running: ChildProcess[] = [];
const ports: number[] = [];
afterEach(() => {
  running.splice(0).forEach((child) => child.kill('SIGKILL'));
  ports.splice(0).forEach((port) => rmSync(fromRoot('.cache/ports', `${port}.pid`), { force: true }));
});

/** Answers the process and the first line that it prints. */
async function starter(port: number, script = 'scripts/start.mjs') {
  const args = ['--input-type=module', '-e', program, script];
  const child = spawn(process.execPath, args, { env: { ...process.env, PORT: String(port) } });
  running.push(child);
  ports.push(port);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, line: String(line).trim() };
}

it('names the process of an earlier start that holds a port', async () => {
  const port = await freePort();
  const { child, line } = await starter(port);
  expect(line).toBe('listening');
  expect((await starter(port)).line).toBe(
    `Port ${port} is held by an earlier start of this folder, process ${child.pid}; ` +
      `stop it with "kill ${child.pid}" or choose another port with PORT=….`,
  );
});

it('waits for the servers of a start that was killed', async () => {
  const port = await freePort();
  await starter(port, 'another-program.mjs');
  const { child, line } = await starter(port);
  expect(line).toContain('waiting for its end');
  const next = once(child.stdout, 'data');
  running[0]?.kill('SIGKILL');
  expect(String(await next)).toBe('listening\n');
});
