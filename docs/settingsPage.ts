import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { z } from 'zod';

import { sharedSettings } from '../contract/server/settings/sharedSettings';
import { configSchema } from '../gateway/src/platform/config/config';
import { envSchema } from '../services/config/env';

export interface SettingRow {
  name: string;
  /** The programs that read it. */
  readBy: string;
  /** What a value must be: `must be a whole number from 0 to 10`. */
  form: string;
  fallback: string;
  meaning: string;
}

type Shape = Record<string, z.ZodType>;

/** No environment can hold this character, so every setting with a form refuses it and says what it takes. */
const impossible = '\0';

const formOf = (setting: z.ZodType): string =>
  setting.safeParse(impossible).error?.issues[0]?.message.replace(/^must (be |have )?/, '') ?? 'text';

const rowOf = (name: string, setting: z.ZodType, readBy: string): SettingRow => ({
  name,
  readBy,
  form: formOf(setting),
  fallback:
    typeof setting.safeParse(undefined).data === 'object'
      ? ''
      : String(setting.safeParse(undefined).data ?? ''),
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
      [...section.matchAll(/^# (.+)\n# ([A-Z_]+)=(.*)$/gm)].map(
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

/** The page of all settings, as Markdown. */
export function settingsPage(): string {
  const commands = (exampleSettings()['The two commands'] ?? []).map((row) => ({
    ...row,
    readBy: row.name === 'CHROMIUM_PATH' ? 'npm test' : 'npm start',
    form: row.name === 'CHROMIUM_PATH' ? 'path of a program' : 'port, a whole number from 1 to 65535',
  }));
  const sections = Object.entries({ 'The two commands': commands, ...serverSettings });
  return `# Settings

Every setting, made from the code by \`npm run docs:settings\`; a test fails when this page is stale. Settings are variables of the environment; \`npm start\` also reads them from \`.env\` ([\`.env.example\`](../.env.example)). An empty value counts as not given. Both servers check all of their settings at the start. Wrong ones end it with exit code 1 and one sentence for each, which names the setting and never shows its value:

\`\`\`
The site cannot start. The setting GATEWAY_SECRET is wrong: it must have at least 16 characters.
The setting REVALIDATE_SECONDS is wrong: it must be a whole number from 1 to 86400.
\`\`\`

${sections.map(([title, rows]) => `## ${title}\n\n${table(rows)}`).join('\n\n')}

The packages of OpenTelemetry read the further settings of [its specification](https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/) themselves, among them \`OTEL_SERVICE_NAME\`, \`OTEL_RESOURCE_ATTRIBUTES\`, \`OTEL_EXPORTER_OTLP_HEADERS\`, \`OTEL_TRACES_SAMPLER\` and \`OTEL_TRACES_SAMPLER_ARG\`. Only OTLP over HTTP is spoken.
`;
}
