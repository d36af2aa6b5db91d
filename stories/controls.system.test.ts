import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { createElement } from 'react';
import { withCompilerOptions } from 'react-docgen-typescript';
import ts from 'typescript';

import storybook from '../.storybook/main';
import { withoutControl } from '../.storybook/withoutControl';

/** A story file: its component, and the properties that its objects name. */
interface StoryFile {
  title: string;
  component: string;
  /** Of the component, from the root. */
  file: string;
  args: Set<string>;
  /** Those of all its stories: Storybook adds them to the table. */
  commonArgs: Set<string>;
  argTypes: Set<string>;
  /** Names of properties whose calls are shown: `fn()`, or an action. */
  reported: Set<string>;
}

const nameOf = ({ name }: ts.ObjectLiteralElementLike) => (name && 'text' in name ? name.text : '');

function readStories(story: string): StoryFile {
  const ast = ts.createSourceFile(story, readFileSync(story, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: StoryFile = {
    title: story.replace(/^stories\/|\.stories\.tsx$/g, ''),
    component: '',
    file: '',
    args: new Set(),
    commonArgs: new Set(),
    argTypes: new Set(),
    reported: new Set(),
  };
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node)) {
      const key = nameOf(node);
      const { initializer: value } = node;
      if (key === 'component') found.component ||= value.getText().replace(/<.*/, '');
      const isOfAll = node.parent.properties.some((sibling) => nameOf(sibling) === 'component');
      if ((key === 'args' || key === 'argTypes') && ts.isObjectLiteralExpression(value))
        for (const property of value.properties) {
          if (!ts.isSpreadAssignment(property)) found[key].add(nameOf(property));
          if (key === 'args' && isOfAll) found.commonArgs.add(nameOf(property));
          if (/: (?:fn\(|\{[^]*\baction:)/.test(property.getText())) found.reported.add(nameOf(property));
        }
    }
    ts.forEachChild(node, visit);
  };
  visit(ast);
  for (const { importClause, moduleSpecifier } of ast.statements.filter(ts.isImportDeclaration)) {
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) continue;
    if (!bindings.elements.some(({ name }) => name.text === found.component)) continue;
    const address = moduleSpecifier.text.replace(/^@\//, '');
    found.file = [`${address}.tsx`, `${address}.ts`].find((file) => existsSync(file)) ?? '';
  }
  return found;
}

const storyFiles = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readStories(path.posix.join('stories', file.replaceAll(path.sep, '/'))));

const { tsconfigPath = 'tsconfig.json' } = storybook.typescript?.reactDocgenTypescriptOptions ?? {};
const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(tsconfigPath, (file) => ts.sys.readFile(file)).config,
  ts.sys,
  path.resolve(path.dirname(tsconfigPath)),
);
/** Storybook reads the files of its project alone. */
const isRead = (file: string) => fileNames.includes(path.resolve(file));
const program = ts.createProgram([...storyFiles.map(({ file }) => file), 'next-env.d.ts'], {
  ...options,
  types: [],
  incremental: false,
});
const checker = program.getTypeChecker();
const parser = withCompilerOptions(options, storybook.typescript?.reactDocgenTypescriptOptions);

/** Properties that a component declares itself, each with its type. Native ones stand in the types of React. */
function ownProps({ component, file }: StoryFile): Map<string, ts.Type> {
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  const exported = symbol && checker.getExportsOfModule(symbol).find(({ name }) => name === component);
  if (!exported) throw new Error(`${file} has no ${component}`);
  const parameters = checker
    .getTypeOfSymbolAtLocation(exported, source)
    .getCallSignatures()
    .flatMap(({ parameters: [props] }) => (props ? checker.getTypeOfSymbolAtLocation(props, source) : []));
  return new Map(
    parameters
      .flatMap((type) => (type.isUnion() ? type.types : [type]))
      .flatMap((type) => checker.getPropertiesOfType(type))
      .filter(({ declarations = [] }) =>
        declarations.some((node) => !node.getSourceFile().fileName.includes('node_modules')),
      )
      .map((prop) => [
        prop.name,
        checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(prop, source)),
      ]),
  );
}

/** Properties with a row in the table of a component's page, as Storybook finds them. */
function shownProps({ component, file, argTypes, commonArgs }: StoryFile): Set<string> {
  const docs = isRead(file) ? parser.parseWithProgramProvider(path.resolve(file), () => program) : [];
  const doc = docs.find(({ displayName }) => displayName === component);
  return new Set([...Object.keys(doc?.props ?? {}), ...argTypes, ...commonArgs]);
}

const returnsNothing = (type: ts.Type) =>
  type.getCallSignatures().some((signature) => {
    const result = checker.typeToString(signature.getReturnType());
    return result === 'void' || result === 'Promise<void>';
  });

it('every property that a component declares, or that one of its stories sets, can be changed on its page', () => {
  const missing = storyFiles.flatMap((story) => {
    const shown = shownProps(story);
    return [...new Set([...ownProps(story).keys(), ...story.args])]
      .filter((name) => !shown.has(name))
      .map((name) => `${story.title}: ${name}`);
  });
  expect(storybook.typescript?.reactDocgen).toBe('react-docgen-typescript');
  expect(storyFiles.length).toBeGreaterThan(160);
  expect(missing).toEqual([]);
});

it('every callback shows its calls', () => {
  const callbacks = storyFiles.flatMap((story) =>
    [...ownProps(story)]
      .filter(([, type]) => returnsNothing(type))
      .map(([name]) => ({ name: `${story.title}: ${name}`, isReported: story.reported.has(name) })),
  );
  expect(callbacks.length).toBeGreaterThan(10);
  expect(callbacks.filter(({ isReported }) => !isReported).map(({ name }) => name)).toEqual([]);
});

it('functions and elements have no field to type in', () => {
  const argTypes = Object.fromEntries(
    ['label', 'hrefOf', 'icon'].map((name) => [name, { name, table: { type: { summary: name } } }]),
  );
  argTypes.onChoose = { name: 'onChoose', table: { type: { summary: '((id: string) => void)' } } };
  const initialArgs = { label: 'VAT', hrefOf: () => '#', icon: createElement('svg') };
  const enhanced = withoutControl({ argTypes, initialArgs } as unknown as Parameters<
    typeof withoutControl
  >[0]);
  const fixed = Object.entries(enhanced).filter(([, { control }]) => control);
  expect(fixed.map(([name]) => name)).toEqual(['hrefOf', 'icon', 'onChoose']);
});
