// @ts-check
// Writes the configuration of nginx from the settings (docs/operation/README.md):
//   node scripts/nginx-config.mjs /etc/kompassa/nginx.conf
import './lib/node-version.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { nginxConfig, nginxSettings } from './lib/nginx/config.mjs';
import { loadEnvFiles } from './lib/settings.mjs';

await command(async () => {
  const [file] = process.argv.slice(2);
  if (!file)
    throw new Failure('Name the file to write: node scripts/nginx-config.mjs /etc/kompassa/nginx.conf');
  loadEnvFiles();
  const settings = nginxSettings(process.env);
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, nginxConfig(settings), { mode: 0o640 });
  console.log(`${file} is written; nginx takes it over with: nginx -c ${path.resolve(file)} -s reload`);
  return 0;
});
