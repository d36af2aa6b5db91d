// @ts-check
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Failure } from './failure.mjs';

const tiers = ['ui', 'parts', 'blocks', 'layout', 'views'];

/**
 * A minimal component with test and story in house style, to be adapted.
 * @param {string} tier
 * @param {string} name
 * @returns {Record<string, string>} texts by path
 */
const filesOf = (tier, name) => ({
  [`components/${tier}/${name}/${name}.tsx`]: `import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

interface ${name}Props {
  /** The text it shows. */
  text: string;
}

const Ground = styled.p\`
  color: \${theme.color.text};
\`;

/**
 * Says what it is for, in one sentence.
 * @avoid For what another component is better at: name it.
 * @accessibility What it does for everybody, and what is left to who uses it.
 */
export function ${name}({ text }: ${name}Props) {
  return <Ground>{text}</Ground>;
}
`,
  [`components/${tier}/${name}/${name}.test.tsx`]: `import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { ${name} } from './${name}';

it('shows its text', () => {
  renderWithProviders(<${name} text="Direction for trade across borders." />);
  expect(screen.getByText('Direction for trade across borders.')).toBeVisible();
});
`,
  [`stories/${tier}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { ${name} } from '@/components/${tier}/${name}/${name}';

const meta = {
  title: '${tier}/${name}',
  component: ${name},
  args: { text: 'Direction for trade across borders.' },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = {
  args: { text: 'Umsatzsteuer-Voranmeldungen und Zusammenfassende Meldungen in allen Mitgliedstaaten' },
  globals: { locale: 'de' },
};
`,
});

/**
 * Creates a component with test and story.
 * @param {string} wanted such as `blocks/Quote`
 * @param {string} root of the repository
 * @returns {string[]} paths of the files, below the root
 */
export function newComponent(wanted, root) {
  const [, tier = '', name = ''] = /^([a-z]+)\/([A-Za-z]+)$/.exec(wanted) ?? [];
  if (!tiers.includes(tier) || !/^[A-Z][a-zA-Z]+$/.test(name))
    throw new Failure(
      `“${wanted}” is no name of a component; it reads like blocks/Quote, in ${tiers.join(', ')}.`,
    );
  const files = Object.entries(filesOf(tier, name));
  const taken = files.map(([file]) => file).find((file) => existsSync(path.join(root, file)));
  if (taken) throw new Failure(`${taken} exists already.`);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return files.map(([file]) => file);
}
