import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the repository. */
export const root = path.resolve(__dirname, '..');

const folders = [
  'contract/calls/examples',
  'shared/dueDates',
  'contract/lists',
  'gateway/seed/content',
  'gateway/src/cms',
  'gateway/src/features/accounts',
  'gateway/src/features/enquiries',
  'locales',
];

/** Texts of one language alone, by the name of their file; the others hold both languages. */
const languageOf = (file: string) =>
  /(?:^|\/)(en|de)(?:\.md$|\/[^/]+\.json$)/.exec(file)?.[1] ?? (file.endsWith('.json') ? 'en' : undefined);

/** Files with texts that visitors and editors read. Without a language they hold both. */
export const visitorTexts = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|md|json)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => {
      const name = path.join(folder, file);
      return { name, language: languageOf(name), text: readFileSync(path.join(root, name), 'utf8') };
    }),
);
