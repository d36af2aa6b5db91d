// @ts-check
import path from 'node:path';
import { after, describe, it, mock } from 'node:test';

/**
 * Runs test files one after the other in this process, each as a suite: Payload is loaded once for all of them.
 * @param {string[]} files their addresses
 */
export async function runFiles(files) {
  for (const file of files)
    await new Promise((resolve) => {
      void describe(path.basename(file, '.test.mjs'), async () => {
        try {
          await import(file);
        } catch (error) {
          void it('begins', () => {
            throw error;
          });
        }
        // The last of its hooks.
        after(() => {
          mock.reset();
          resolve(undefined);
        });
      });
    });
}
