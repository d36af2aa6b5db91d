import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => file.replaceAll(path.sep, '/'));

it('only two files of the theme query prefers-reduced-motion, so that Storybook can override it', () => {
  const asking = sources.filter((file) =>
    readFileSync(`components/${file}`, 'utf8').includes('prefers-reduced-motion'),
  );
  expect(asking.sort()).toEqual(['theme/motion.ts', 'theme/scheme.css']);
});
