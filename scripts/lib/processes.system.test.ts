/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Ends with its connection at the latest, so that a test that fails leaves nothing behind. */
const server = `require('node:net').createServer((one) => one.on('close', process.exit)).listen(0, '127.0.0.1', function () {
  console.log(this.address().port);
})`;

/** Starts a shell, as npm does, whose child is a server. */
const starter = `
  import { start } from ${JSON.stringify(path.join(__dirname, 'processes.mjs'))};
  start('sh', ['-c', '"$0" -e "$1" & wait', process.execPath, ${JSON.stringify(server)}]);`;

it('a starter that is killed takes the processes below its children along', async () => {
  const killed = spawn(process.execPath, ['--input-type=module', '-e', starter]);
  const [port] = (await once(createInterface(killed.stdout), 'line')) as [string];
  const connection = net.connect(Number(port), '127.0.0.1').resume();
  await once(connection, 'connect');
  const ended = once(connection, 'close', { signal: AbortSignal.timeout(3_000) });
  killed.kill('SIGKILL');
  // A server that is killed may reset its connection.
  const how = await ended.catch((error: unknown) => error).finally(() => connection.destroy());
  expect(how).not.toMatchObject({ name: 'AbortError' });
});
