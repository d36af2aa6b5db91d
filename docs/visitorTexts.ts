import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the repository. */
export const root = path.resolve(__dirname, '..');
/** The examples of calls are earlier answers, kept as they were. */
const folders = [
  'gateway/seed/content',
  'gateway/src/features/accounts',
  'gateway/src/features/enquiries',
  'gateway/src/web/texts',
  'locales',
];

/** Files with texts that visitors read. Without a language they hold both. */
export const visitorTexts = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|md|json)$/.test(file))
    .map((file) => {
      const name = path.join(folder, file);
      const language = /(?:^|\/)(en|de)(?:\.md$|\/[^/]+\.json$)/.exec(name)?.[1];
      return { name, language, text: readFileSync(path.join(root, name), 'utf8') };
    }),
);
