import { spawn } from 'node:child_process';
import path from 'node:path';

/** The repository's top folder. */
export const root = path.resolve(__dirname, '../../..');

/** Runs a command's script in a test; `onText` gets what it has printed so far, and may end it. */
export function runScript(
  script: string,
  args: string[],
  settings: Record<string, string>,
  onText?: (text: string, end: () => void) => void,
) {
  return new Promise<{ code: number | null; text: string }>((resolve) => {
    const child = spawn(process.execPath, [`scripts/${script}.mjs`, ...args], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: '', ...settings },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        text += String(part);
        onText?.(text, () => child.kill('SIGINT'));
      });
    child.once('close', (code) => resolve({ code, text }));
  });
}
