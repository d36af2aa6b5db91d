#!/usr/bin/env node
// Next with the gateway's own defaults: no telemetry, port 4000, and served to this machine only unless -H says otherwise.
import { createRequire } from 'node:module';

const [, , command = 'start', ...options] = process.argv;
const serves = command === 'start' || command === 'dev';
const hasHost = options.some((option) => option === '-H' || option.startsWith('--hostname'));

process.env.PORT ||= '4000';
// Next listens before the gateway reads its settings (src/platform/config/config.ts).
if (serves && !(/^\d+$/.test(process.env.PORT) && process.env.PORT >= 1 && process.env.PORT <= 65_535)) {
  process.stderr.write(
    'The gateway cannot start. The setting PORT is wrong: it must be a whole number from 1 to 65535.\n',
  );
  process.exit(1);
}
process.env.NEXT_TELEMETRY_DISABLED ||= '1';
process.argv.splice(2, Infinity, command, ...options, ...(serves && !hasHost ? ['-H', '127.0.0.1'] : []));
createRequire(import.meta.url)('next/dist/bin/next');
