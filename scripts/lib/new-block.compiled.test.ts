import path from 'node:path';

import ts from 'typescript';

import { blockFiles } from './new-block.mjs';

const root = path.resolve();

/** The types that Payload generates for the block once its migration is made. */
const withGeneratedTypes = (text: string): string =>
  text.replace('| RateMapBlock\n', '| RateMapBlock\n        | QuoteBlock\n') +
  `export interface QuoteBlock {
  heading: string;
  lead?: string | null;
  items?: { text: string; id?: string | null }[] | null;
  anchor?: string | null;
  id?: string | null;
  blockName?: string | null;
  blockType: 'quote';
}
`;

/** Compiles the repository's files with `files` in place of those on disk; returns the errors in `files`. */
function compile(files: Record<string, string>): string[] {
  const config = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config as object;
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const overlay = new Map(Object.entries(files).map(([file, text]) => [path.join(root, file), text]));
  const { readFile, fileExists, directoryExists } = host;
  host.readFile = (file) => overlay.get(path.resolve(file)) ?? readFile(file);
  host.fileExists = (file) => overlay.has(path.resolve(file)) || fileExists(file);
  host.directoryExists = (folder) =>
    [...overlay.keys()].some((file) => file.startsWith(`${path.resolve(folder)}/`)) ||
    (directoryExists?.(folder) ?? true);
  host.getSourceFile = (file, version) => {
    const text = host.readFile(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, version, true);
  };
  const sources = [...overlay.keys()].filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file));
  const program = ts.createProgram(
    [
      ...sources,
      path.join(root, 'components/theme/styled.d.ts'),
      path.join(root, 'services/gateway/map/block.ts'),
    ],
    { ...options, incremental: false, types: ['node'], plugins: [] },
    host,
  );
  return sources
    .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

it('creates and changes all files of a block, and the result compiles', () => {
  const files = blockFiles('Quote', root);
  expect(Object.keys(files).sort()).toEqual([
    'components/blocks/Quote/Quote.test.tsx',
    'components/blocks/Quote/Quote.tsx',
    'components/views/BlockList/StaticBlock.tsx',
    'contract/calls/blocks.ts',
    'contract/calls/examples/getPageConfig.json',
    'gateway/public/blocks/quote.svg',
    'gateway/src/api/pages/blockToWire.test.ts',
    'gateway/src/api/pages/blockToWire.ts',
    'gateway/src/cms/blocks/pageBlocks.ts',
    'gateway/src/cms/blocks/quote.ts',
    'stories/blocks/Quote.stories.tsx',
  ]);
  expect(
    () => JSON.parse(files['contract/calls/examples/getPageConfig.json'] ?? '') as unknown,
  ).not.toThrow();
  const types = 'gateway/src/payload-types.ts';
  expect(compile({ ...files, [types]: withGeneratedTypes(ts.sys.readFile(types) ?? '') })).toEqual([]);
}, 60_000);
