import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const units = readdirSync(__dirname).filter((file) => /\.(service|timer)$/.test(file));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kompassa-units-'));
  for (const unit of units)
    copyFileSync(path.join(__dirname, unit), path.join(folder, unit.replace('@', '@3001')));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The complaints of `systemd-analyze verify` about a unit as it is installed. */
function complaintsOf(unit: string): string[] {
  const { stderr } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', path.join(folder, unit.replace('@', '@3001'))],
    {
      encoding: 'utf8',
    },
  );
  return stderr.split('\n').filter((line) => line.includes('kompassa'));
}

(hasSystemd ? it : it.skip).each(units)('systemd takes %s', (unit) => expect(complaintsOf(unit)).toEqual([]));
