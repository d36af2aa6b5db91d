import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import { configSchema } from '../gateway/src/platform/config/config';
import { envSchema } from '../services/config/env';
import { sharedSettings } from '../shared/server/settings/sharedSettings';

export interface SettingRow {
  name: string;
  /** The programs that read it. */
  readBy: string;
  /** The values it takes, such as `a whole number from 0 to 10`. */
  form: string;
  fallback: string;
  meaning: string;
}

type Shape = Record<string, z.ZodType>;

/** No environment can hold this character, so every setting with a form refuses it and says what it takes. */
const impossible = '\0';

const formOf = (setting: z.ZodType): string =>
  setting.safeParse(impossible).error?.issues[0]?.message.replace(/^must (be |have )?/, '') ?? 'text';

/** Lists are empty by default. */
const fallbackOf = (setting: z.ZodType): string => {
  const { data } = setting.safeParse(undefined);
  return typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean'
    ? String(data)
    : '';
};

const rowOf = (name: string, setting: z.ZodType, readBy: string): SettingRow => ({
  name,
  readBy,
  form: formOf(setting),
  fallback: fallbackOf(setting),
  meaning: setting.description ?? '',
});

const site: Shape = envSchema.shape;
const gateway: Shape = configSchema.shape;
const isShared = (name: string) => name in sharedSettings;

/** The settings of the servers, by the sections of `.env.example`. */
export const serverSettings: Record<string, SettingRow[]> = {
  'The site': Object.entries(site)
    .filter(([name]) => !isShared(name))
    .map(([name, setting]) => rowOf(name, setting, name in gateway ? 'site, gateway' : 'site')),
  'Both servers': Object.entries(sharedSettings).map(([name, setting]) =>
    rowOf(name, setting, 'site, gateway'),
  ),
  'The embedded gateway': Object.entries(gateway)
    .filter(([name]) => !isShared(name) && !(name in site))
    .map(([name, setting]) => rowOf(name, setting, 'gateway')),
};

/** The settings that `.env.example` explains, by its sections. */
export function exampleSettings(): Record<string, Omit<SettingRow, 'readBy' | 'form'>[]> {
  const text = readFileSync(path.resolve('.env.example'), 'utf8');
  const sections = text.split(/^## /m).slice(1);
  return Object.fromEntries(
    sections.map((section) => [
      section.slice(0, section.indexOf('\n')),
      [...section.matchAll(/^# (.+)\n# ([A-Z0-9_]+)=(.*)$/gm)].map(
        ([, meaning = '', name = '', fallback = '']) => ({
          name,
          fallback: fallback.replace(/^"(.*)"$/, '$1'),
          meaning,
        }),
      ),
    ]),
  );
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const code = (text: string) => (text ? `\`${text}\`` : '–');
const line = ({ name, readBy, form, fallback, meaning }: SettingRow) =>
  `| \`${name}\` | ${readBy} | ${cell(form)} | ${code(fallback)} | ${cell(meaning)} |`;
const table = (rows: SettingRow[]) =>
  ['| Setting | Read by | Form | Default | Meaning |', '|---|---|---|---|---|', ...rows.map(line)].join('\n');

const port = 'port, a whole number from 1 to 65535';
const program = 'path of a program';
const folder = 'path of a folder';
const file = 'path of a file';
const address = 'address such as 127.0.0.1:8080';
const addresses = 'addresses such as 127.0.0.1:3001, with spaces between';
const count = 'whole number';

/** Settings of scripts: the command that reads them, and their form. */
const scriptSettings: Record<string, [readBy: string, form: string]> = {
  PORT: ['npm start', port],
  GATEWAY_PORT: ['npm start', port],
  CHROMIUM_PATH: ['npm test', program],
  POSTGRES_BIN: ['npm run backup, npm run restore, npm run start:cluster, npm test', folder],
  REDIS_SERVER: ['npm run start:cluster, npm test', program],
  NGINX_LISTEN: ['scripts/nginx-config.mjs', address],
  NGINX_GATEWAY_LISTEN: ['scripts/nginx-config.mjs', address],
  NGINX_HEALTH_LISTEN: ['scripts/nginx-config.mjs', address],
  NGINX_SITES: ['scripts/nginx-config.mjs', addresses],
  NGINX_GATEWAYS: ['scripts/nginx-config.mjs', addresses],
  NGINX_CERTIFICATE: ['scripts/nginx-config.mjs', file],
  NGINX_CERTIFICATE_KEY: ['scripts/nginx-config.mjs', file],
  NGINX_FOLDER: ['scripts/nginx-config.mjs', folder],
  NGINX_CACHE_SIZE: ['scripts/nginx-config.mjs', 'size as nginx writes it'],
  NGINX_PAGES_PER_SECOND: ['scripts/nginx-config.mjs', count],
  NGINX_CALLS_PER_SECOND: ['scripts/nginx-config.mjs', count],
  NGINX_ACCESS_LOG: ['scripts/nginx-config.mjs', "text, as nginx's access_log takes it"],
};

/** A section of `.env.example` whose settings no server reads. */
function rowsOfExample(section: string): SettingRow[] {
  return (exampleSettings()[section] ?? []).map((row) => {
    const [readBy, form] = scriptSettings[row.name] ?? [];
    if (!readBy || !form) throw new Error(`Who reads ${row.name}, and in which form?`);
    return { ...row, readBy, form };
  });
}

/** The page of all settings, as Markdown. */
export function settingsPage(): string {
  const sections = Object.entries({
    'The two commands': rowsOfExample('The two commands'),
    ...serverSettings,
    'nginx in front': rowsOfExample('nginx in front'),
  });
  return `# Settings

Every setting, made from the code by \`npm run docs\`; a test fails when this page is stale. Settings are variables of the environment; \`npm start\` also reads them from \`.env\` ([\`.env.example\`](../.env.example)). An empty value counts as not given. Both servers check all of their settings at the start. Wrong ones end it with exit code 1 and one sentence for each, which names the setting and never shows its value:

\`\`\`
The site cannot start. The setting GATEWAY_SECRET is wrong: it must have at least 16 characters.
The setting REVALIDATE_SECONDS is wrong: it must be a whole number from 1 to 86400.
\`\`\`

${sections.map(([title, rows]) => `## ${title}\n\n${table(rows)}`).join('\n\n')}

The packages of OpenTelemetry read the further settings of [its specification](https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/) themselves, among them \`OTEL_SERVICE_NAME\`, \`OTEL_RESOURCE_ATTRIBUTES\`, \`OTEL_EXPORTER_OTLP_HEADERS\`, \`OTEL_TRACES_SAMPLER\` and \`OTEL_TRACES_SAMPLER_ARG\`. Only OTLP over HTTP is spoken.
`;
}
