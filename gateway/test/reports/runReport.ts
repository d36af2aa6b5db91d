import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const gateway = path.join(__dirname, '../..');

/** Exit code of Node when a script still waits for something and nothing is left that could bring it. */
const nothingLeftToDo = 13;
const attempts = 5;

async function run(script: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join('test/reports', script)],
    { cwd: gateway, env, maxBuffer: 10_000_000 },
  );
  return stdout;
}

/**
 * Runs a script beside this file and answers the JSON it reports. Payload is a native ES module with its own loader; a
 * process of its own runs it as it runs in earnest.
 */
export async function runReport(
  script: string,
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    NODE_OPTIONS: '',
    DISABLE_PAYLOAD_HMR: 'true',
    DATABASE_URL: '',
    SMS_WEBHOOK_URL: '',
    SMTP_URL: '',
    GATEWAY_DATA_DIR: dataFolder,
    ...settings,
  } as const;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const stdout = await run(script, env);
      const [, report] = /^REPORT (.*)$/m.exec(stdout) ?? [];
      if (!report) throw new Error(`${script} reports nothing:\n${stdout.slice(-2_000)}`);
      return JSON.parse(report) as Record<string, unknown>;
    } catch (error) {
      // Node 20 now and then loses an answer of the thread that compiles modules, mostly before the script has begun.
      const isLost = (error as { code?: unknown }).code === nothingLeftToDo;
      if (!isLost || attempt === attempts) throw error;
      rmSync(dataFolder, { recursive: true, force: true });
    }
  }
}
