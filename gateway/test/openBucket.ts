import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { freePort } from './freePort';

const name = 'kompassa-media';
/** The only key that s3rver knows. */
const key = 'S3RVER';

/** A bucket of a real server that speaks S3; it has to be closed. `program`: path of bucketServer.mjs. */
export async function openBucket(program: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-bucket-'));
  const port = await freePort();
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(process.execPath, [program, folder, String(port), name], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(server.stdout as NodeJS.ReadableStream, 'data');
  };
  const kill = async () => {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    server = undefined;
  };
  await start();
  return {
    settings: {
      MEDIA_S3_BUCKET: name,
      MEDIA_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      MEDIA_S3_ACCESS_KEY_ID: key,
      MEDIA_S3_SECRET_ACCESS_KEY: key,
    },
    /** Keys of all objects. */
    keys: (): string[] =>
      readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('._S3rver_object'))
        .map((file) => file.replace('._S3rver_object', ''))
        .sort(),
    start,
    kill,
    /** Accepts connections and answers nothing. */
    freeze: () => server?.kill('SIGSTOP'),
    thaw: () => server?.kill('SIGCONT'),
    /** Takes the bucket away from the server that runs on. */
    takeAway: () => rename(path.join(folder, name), path.join(folder, `${name}-away`)),
    giveBack: () => rename(path.join(folder, `${name}-away`), path.join(folder, name)),
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
