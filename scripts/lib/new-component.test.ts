import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { newComponent } from './new-component.mjs';
import { docstringOf } from '@/.storybook/docstring';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'new-component-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('creates a component with test and story, formatted and documented', () => {
  const files = newComponent('blocks/Quote', root);
  expect(files).toEqual([
    'components/blocks/Quote/Quote.tsx',
    'components/blocks/Quote/Quote.test.tsx',
    'stories/blocks/Quote.stories.tsx',
  ]);
  const [component = '', , story = ''] = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  expect(docstringOf(component, 'Quote')).toMatchObject({
    avoid: expect.stringMatching(/\.$/),
    accessibility: expect.stringMatching(/\.$/),
  });
  expect(story).toContain("from '@/components/blocks/Quote/Quote'");
  expect(story).toContain("title: 'blocks/Quote'");
  const prettier = path.resolve('node_modules/prettier/bin/prettier.cjs');
  execFileSync(
    process.execPath,
    [prettier, '--check', '--config', path.resolve('prettier.config.mjs'), '.'],
    {
      cwd: root,
      stdio: 'pipe',
    },
  );
});

it.each(['Quote', 'blocks/quote', 'pages/Quote', 'blocks/../Quote', 'blocks/Quote/Mark', ''])(
  'throws a one-sentence error for “%s”',
  (wanted) => {
    expect(() => newComponent(wanted, root)).toThrow(
      'it reads like blocks/Quote, in ui, parts, blocks, layout, views.',
    );
  },
);

it('does not overwrite existing files', () => {
  mkdirSync(path.join(root, 'stories/ui'), { recursive: true });
  writeFileSync(path.join(root, 'stories/ui/Tag.stories.tsx'), 'mine');
  expect(() => newComponent('ui/Tag', root)).toThrow('stories/ui/Tag.stories.tsx exists already.');
  expect(readFileSync(path.join(root, 'stories/ui/Tag.stories.tsx'), 'utf8')).toBe('mine');
});
