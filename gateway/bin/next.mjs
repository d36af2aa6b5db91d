#!/usr/bin/env node
// Next with the gateway's own defaults: no telemetry, port 4000, and served to this machine only unless -H says otherwise.
import { createRequire } from 'node:module';

const [, , command = 'start', ...options] = process.argv;
const serves = command === 'start' || command === 'dev';
const hasHost = options.some((option) => option === '-H' || option.startsWith('--hostname'));

process.env.PORT ||= '4000';
process.env.NEXT_TELEMETRY_DISABLED ||= '1';
process.argv.splice(2, Infinity, command, ...options, ...(serves && !hasHost ? ['-H', '127.0.0.1'] : []));
createRequire(import.meta.url)('next/dist/bin/next');
