import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const gateway = path.join(__dirname, '../..');

/**
 * Runs a script beside this file and answers the JSON it reports. Payload is a native ES module with its own loader; a
 * process of its own runs it as it runs in earnest.
 */
export async function runReport(
  script: string,
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const payload = path.join(gateway, '../node_modules/payload/bin.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [payload, 'run', path.join('src/testing', script)],
    {
      cwd: gateway,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NODE_OPTIONS: '',
        DATABASE_URL: '',
        SMS_WEBHOOK_URL: '',
        SMTP_URL: '',
        GATEWAY_DATA_DIR: dataFolder,
        ...settings,
      },
      maxBuffer: 10_000_000,
    },
  );
  return JSON.parse(/^REPORT (.*)$/m.exec(stdout)?.[1] ?? '{}') as Record<string, unknown>;
}
