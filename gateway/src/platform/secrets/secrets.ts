import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { config, type GatewayConfig } from '../config/config';

const stored = z.object({ payloadSecret: z.string().min(32), signatureSecret: z.string().min(16) });
export type Secrets = z.infer<typeof stored>;

const fresh = (): Secrets => ({
  payloadSecret: randomBytes(32).toString('hex'),
  signatureSecret: randomBytes(32).toString('hex'),
});

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Linking fails where the file exists, so that of two processes that start at once only one names the secrets. */
function createOnce(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(temporary, `${JSON.stringify(fresh(), null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

function readOrCreate(file: string): Secrets {
  try {
    return stored.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!isCode(error, 'ENOENT')) {
      throw new Error(`${file} cannot be read. Restore it from a backup, or delete it to get new secrets.`, {
        cause: error,
      });
    }
  }
  createOnce(file);
  return stored.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * The secrets of this installation: from the environment, else from `secrets.json` in the data folder,
 * which is made on first use and readable by its owner alone.
 */
export function loadSecrets(
  settings: Pick<GatewayConfig, 'dataFolder' | 'payloadSecret' | 'signatureSecret'> = config,
): Secrets {
  const { payloadSecret, signatureSecret } = settings;
  if (payloadSecret && signatureSecret) return { payloadSecret, signatureSecret };
  const kept = readOrCreate(path.join(settings.dataFolder, 'secrets.json'));
  return {
    payloadSecret: payloadSecret ?? kept.payloadSecret,
    signatureSecret: signatureSecret ?? kept.signatureSecret,
  };
}
