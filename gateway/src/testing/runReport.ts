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
  const { stdout } = await promisify(execFile)(
    process.execPath,
    // Not by `payload run`: it waits for the script in a way that does not keep Node 20 alive while the script is compiled.
    ['--import', 'tsx', path.join('src/testing', script)],
    {
      cwd: gateway,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NODE_OPTIONS: '',
        DISABLE_PAYLOAD_HMR: 'true',
        DATABASE_URL: '',
        SMS_WEBHOOK_URL: '',
        SMTP_URL: '',
        GATEWAY_DATA_DIR: dataFolder,
        ...settings,
      },
      maxBuffer: 10_000_000,
    },
  );
  const [, report] = /^REPORT (.*)$/m.exec(stdout) ?? [];
  if (!report) throw new Error(`${script} reports nothing:\n${stdout.slice(-2_000)}`);
  return JSON.parse(report) as Record<string, unknown>;
}
