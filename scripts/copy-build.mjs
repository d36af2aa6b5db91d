// @ts-check
// Makes the folder of an instance of the site from the build (deploy/systemd, deploy/compose.yaml):
//   node scripts/copy-build.mjs .next run/site-3001
import './lib/node-version.mjs';
import { copyBuild } from './lib/cluster/copyBuild.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';

await command(async () => {
  const [from, to] = process.argv.slice(2);
  if (!from || !to) throw new Failure('Name the build and the folder of the instance: .next run/site-3001');
  copyBuild(from, to);
});
