import { restore } from './restore.mjs';

/** Restores in the process of a test, which mocks `node:timers/promises` to wait for no gateway; answers as `runScript` does. */
export async function restoreHere(archive: string, force: boolean, settings: Record<string, string>) {
  const env = jest.replaceProperty(process, 'env', { ...process.env, DATABASE_URL: '', ...settings });
  try {
    await restore(archive, { force, onPartial: () => undefined });
    return { code: 0, text: '' };
  } catch (error) {
    return { code: 1, text: error instanceof Error ? error.message : String(error) };
  } finally {
    env.restore();
  }
}
