import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import { configSchema } from '../gateway/src/platform/config/config';
import { envSchema } from '../services/config/env';
import { sharedSettings } from '../shared/server/settings/sharedSettings';

type Shape = Record<string, z.ZodType>;

const site: Shape = envSchema.shape;
const gateway: Shape = configSchema.shape;
const without = (shape: Shape, ...others: Shape[]): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([name]) => !others.some((other) => name in other)));

/** Lists are empty by default. */
function fallbackOf(setting: z.ZodType): string {
  const { data } = setting.safeParse(undefined);
  return ['string', 'number', 'boolean'].includes(typeof data) ? String(data) : '';
}

/** The settings that a section of `.env.example` explains, each with its default and meaning. */
function explainedBelow(section: string) {
  const parts = readFileSync(path.resolve('.env.example'), 'utf8').split(/^## /m);
  const text = parts.find((part) => part.startsWith(`${section}\n`)) ?? '';
  return Object.fromEntries(
    [...text.matchAll(/^# (.+)\n# ([A-Z0-9_]+)=(.*)$/gm)].map(
      ([, meaning = '', name = '', fallback = '']) => [
        name,
        { fallback: fallback.replace(/^"(.*)"$/, '$1'), meaning },
      ],
    ),
  );
}

it.each<[string, Shape]>([
  ['The site', without(site, sharedSettings)],
  ['Both servers', sharedSettings],
  ['The embedded gateway', without(gateway, sharedSettings, site)],
])('.env.example explains every setting below "%s", with its default', (section, shape) => {
  // The port of the gateway is GATEWAY_PORT there: the starter reads the file for both servers.
  const own = Object.entries(shape).filter(([name]) => name !== 'PORT');
  // Paths in the code are relative to the gateway, in .env.example to the repository.
  const asInExample = (fallback: string) => (fallback === 'data' ? 'gateway/data' : fallback);
  const rows = own.map(([name, setting]) => [
    name,
    { fallback: asInExample(fallbackOf(setting)), meaning: setting.description },
  ]);
  expect(rows.length).toBeGreaterThan(2);
  expect(explainedBelow(section)).toEqual(Object.fromEntries(rows));
});
