// @ts-check
// Writes every page as files that nginx shows when all instances of the site are gone:
//   npm run mirror -- --site http://127.0.0.1:3001 --folder /var/lib/kompassa/mirror
import './lib/node-version.mjs';
import { parseArgs } from 'node:util';

import { command } from './lib/command.mjs';
import { writeAssets } from './lib/mirror/assets.mjs';
import { writeMirror } from './lib/mirror/mirror.mjs';
import { mirrorSettings } from './lib/nginx/config.mjs';
import { elapsed } from './lib/report.mjs';
import { loadEnvFiles } from './lib/settings.mjs';

await command(async () => {
  const { values } = parseArgs({ options: { site: { type: 'string' }, folder: { type: 'string' } } });
  loadEnvFiles();
  const { siteUrl, sites, mirror } = mirrorSettings(process.env);
  const folder = values.folder ?? mirror;
  const began = Date.now();
  const tell = (/** @type {string} */ line) => console.log(`      ${line}`);
  const assets = await writeAssets(process.env.NEXT_DIST_DIR || '.next', folder);
  tell(`${assets.files} scripts, styles and fonts, ${assets.added} of them new`);
  // An instance itself: nginx would answer from this very mirror.
  const site = values.site ?? `http://${sites[0]}`;
  const { pages, files, pictures, kept, failed } = await writeMirror({ site, siteUrl, folder, tell });
  tell(
    `${pages} pages, ${files} files and ${pictures} new pictures are in ${folder} after ${elapsed(began)}`,
  );
  if (kept.length > 0) tell(`kept as they were, because they could not be read: ${kept.join(' ')}`);
  if (failed.length > 0) tell(`missing: ${failed.join(' ')}`);
  return failed.length > 0 ? 1 : 0;
});
