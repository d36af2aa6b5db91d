// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Failure } from './failure.mjs';

/**
 * The new files of a block: a section with a heading, an introduction and a list of texts, to be changed as needed.
 * @param {string} name such as `Quote`
 * @param {string} kind the block type of the contract, such as `quote`
 * @returns {Record<string, string>} texts by path
 */
const newFiles = (name, kind) => ({
  [`gateway/src/cms/blocks/${kind}.ts`]: `import { headingField, leadField, listField } from '../fields/shared';
import { localisedText } from '../fields/text';
import { pageBlock } from './block';

export const ${kind} = pageBlock(
  '${kind}',
  {
    singular: { en: '${name}', de: '${name}' },
    plural: { en: '${name}', de: '${name}' },
    sentence: { en: 'Several short texts.', de: 'Mehrere kurze Texte.' },
  },
  [
    headingField(),
    leadField(),
    listField(
      'items',
      { singular: { en: 'Text', de: 'Text' }, plural: { en: 'Texts', de: 'Texte' } },
      'text',
      [localisedText('text', { en: 'Text', de: 'Text' })],
      { minRows: 1, maxRows: 12 },
    ),
  ],
);
`,
  [`gateway/public/blocks/${kind}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect width="240" height="160" fill="#fcfcfa"/><rect x="20" y="22" width="70" height="7" fill="#0f2a30"/><rect x="20" y="56" width="200" height="5" fill="#c9d5d5"/><rect x="20" y="78" width="200" height="5" fill="#c9d5d5"/><rect x="20" y="100" width="200" height="5" fill="#c9d5d5"/></svg>
`,
  [`components/blocks/${name}/${name}.tsx`]: `import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Section } from '@/components/ui/Section/Section';
import type { BlockOf } from '@/services/domain/content/page';

interface ${name}Props {
  /** Heading, lead and texts in order. */
  block: BlockOf<'${kind}'>;
}

const Text = styled.li\`
  color: \${theme.color.text};
\`;

/**
 * Several short texts below a heading.
 * @avoid For what another component is better at: name it.
 * @accessibility A list: the number of texts is read out.
 */
export function ${name}({ block }: ${name}Props) {
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead}>
      <ul>
        {block.items.map(({ text }) => (
          <Text key={text}>{text}</Text>
        ))}
      </ul>
    </Section>
  );
}
`,
  [`components/blocks/${name}/${name}.test.tsx`]: `import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { block } from '@/services/fixtures/pages';

import { ${name} } from './${name}';

it('lists the texts in their order', () => {
  renderWithProviders(<${name} block={block('${kind}', { items: [{ text: 'One' }, { text: 'Two' }] })} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
});
`,
  [`stories/blocks/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { ${name} } from '@/components/blocks/${name}/${name}';
import { block } from '@/services/fixtures/pages';

const meta = {
  title: 'blocks/${name}',
  component: ${name},
  parameters: { layout: 'fullscreen' },
  args: { block: block('${kind}') },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const LongGerman: Story = {
  args: {
    block: block('${kind}', {
      heading: 'Umsatzsteuer-Voranmeldungen und Zusammenfassende Meldungen',
      items: [{ text: 'In allen Mitgliedstaaten, in denen Ihre Ware liegt.' }],
    }),
  },
  globals: { locale: 'de' },
};
`,
});

/**
 * Puts an import where it belongs in a sorted list of imports of the same form.
 * @param {string} text
 * @param {string} line the import
 * @param {string} before how the imports of the list begin, as a regular expression
 */
function withImport(text, line, before) {
  const imports = text.split('\n').filter((other) => new RegExp(before).test(other));
  const next = imports.find((other) => other.toLowerCase() > line.toLowerCase());
  if (next) return text.replace(next, () => `${line}\n${next}`);
  const last = imports.at(-1) ?? '';
  return text.replace(last, () => `${last}\n${line}`);
}

/**
 * The existing files in which a block has an entry, each with the change that adds it.
 * @param {string} name
 * @param {string} kind
 * @returns {Record<string, (text: string) => string>} changes by path
 */
const entries = (name, kind) => ({
  'contract/calls/blocks.ts': (text) =>
    text.replace(
      '\n]);\nexport type WireBlock',
      () =>
        `\n  block('${kind}', { ...titled, items: z.array(z.object({ text: z.string() })) }),\n]);\nexport type WireBlock`,
    ),
  'contract/calls/examples/getPageConfig.json': (text) =>
    text.replace(
      /\n {6}\}\n {4}\]\n {2}\}\n\}\n$/,
      () => `
      },
      {
        "id": "example-${kind}",
        "anchor": null,
        "language": "en",
        "blockType": "${kind}",
        "heading": "What merchants ask first",
        "lead": "",
        "items": [
          {
            "text": "One list of documents for all services."
          }
        ]
      }
    ]
  }
}
`,
    ),
  'gateway/src/cms/blocks/pageBlocks.ts': (text) =>
    withImport(text, `import { ${kind} } from './${kind}';`, "^import \\{ \\w+ \\} from '\\./").replace(
      /\n\];\n$/,
      () => `\n  ${kind},\n];\n`,
    ),
  'gateway/src/api/pages/blockToWire.ts': (text) =>
    text.replace(
      "\n    case 'serviceDirectory':",
      () => `
    case '${kind}': {
      const items = (block.items ?? []).map(({ text }) => ({ text }));
      return { ...titled(), blockType: '${kind}', items };
    }
    case 'serviceDirectory':`,
    ),
  'gateway/src/api/pages/blockToWire.test.ts': (text) =>
    text.replace(
      "\n  { blockType: 'serviceDirectory', heading: 'H' },",
      (row) => `\n  { blockType: '${kind}', heading: 'H', items: [{ text: 'X' }] },${row}`,
    ),
  'components/views/BlockList/StaticBlock.tsx': (text) =>
    withImport(
      text,
      `import { ${name} } from '@/components/blocks/${name}/${name}';`,
      "from '@/components/blocks/",
    ).replace('\n  serviceNeeds: ServiceNeeds,', (row) => `\n  ${kind}: ${name},${row}`),
});

/**
 * The files of a new block type as they are to be written.
 * @param {string} wanted such as `Quote`
 * @param {string} root of the repository
 * @returns {Record<string, string>} texts by path, below the root
 */
export function blockFiles(wanted, root) {
  if (!/^[A-Z][a-zA-Z]+$/.test(wanted))
    throw new Failure(`“${wanted}” is not the name of a block; it reads like Quote.`);
  const kind = wanted.charAt(0).toLowerCase() + wanted.slice(1);
  const created = newFiles(wanted, kind);
  const taken = Object.keys(created).find((file) => existsSync(path.join(root, file)));
  if (taken) throw new Failure(`${taken} exists already.`);
  const changed = Object.entries(entries(wanted, kind)).map(([file, change]) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const result = change(text);
    if (result === text) throw new Failure(`${file} has no place for the entry of a block any more.`);
    return [file, result];
  });
  return { ...created, ...Object.fromEntries(changed) };
}

/**
 * Makes a block type at every place that it touches, but for the migration.
 * @param {string} wanted such as `Quote`
 * @param {string} root of the repository
 * @returns {string[]} paths of the files, below the root
 */
export function newBlock(wanted, root) {
  const files = Object.entries(blockFiles(wanted, root));
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return files.map(([file]) => file);
}
