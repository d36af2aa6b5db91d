import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/** The imports of a module from another one, types aside, and what it passes on; from one that it loads later, every name it mentions. */
interface Import {
  specifier: string;
  names: string[];
}

interface Module {
  /** Its identifiers, in order. */
  words: string[];
  imports: Import[];
  /** Names of exported values. */
  exports: string[];
}

/** All nodes of a kind, at any depth. */
function nodesOf<N extends ts.Node>(root: ts.Node, isWanted: (node: ts.Node) => node is N): N[] {
  const found: N[] = [];
  const visit = (node: ts.Node) => {
    if (isWanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

function exportsOf(ast: ts.SourceFile): string[] {
  return ast.statements.filter(isExported).flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      return statement.name?.text ?? [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => name.getText(ast));
  });
}

function importsOf(ast: ts.SourceFile, words: string[]): Import[] {
  const now = ast.statements.filter(ts.isImportDeclaration).flatMap((statement): Import | never[] => {
    const { importClause: clause, moduleSpecifier } = statement;
    if (!ts.isStringLiteral(moduleSpecifier) || clause?.isTypeOnly) return [];
    const bindings = clause?.namedBindings;
    const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    const names = elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map((one) => (one.propertyName ?? one.name).text);
    return { specifier: moduleSpecifier.text, names };
  });
  const passedOn = ast.statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ moduleSpecifier, exportClause }): Import | never[] =>
      moduleSpecifier &&
      ts.isStringLiteral(moduleSpecifier) &&
      exportClause &&
      ts.isNamedExports(exportClause)
        ? {
            specifier: moduleSpecifier.text,
            names: exportClause.elements.map((one) => (one.propertyName ?? one.name).text),
          }
        : [],
    );
  const later = nodesOf(ast, ts.isCallExpression)
    .filter(({ expression }) => expression.kind === ts.SyntaxKind.ImportKeyword)
    .flatMap(({ arguments: [specifier] }): Import | never[] =>
      specifier && ts.isStringLiteral(specifier) ? { specifier: specifier.text, names: words } : [],
    );
  return [...now, ...passedOn, ...later];
}

function parseModule(file: string, text: string): Module {
  const ast = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const words = nodesOf(ast, ts.isIdentifier).map(({ text }) => text);
  return { words, imports: importsOf(ast, words), exports: exportsOf(ast) };
}

const modules = new Map<string, Module>();

/** The module of a path from the root, without its extension; an empty one for packages and other files. */
export function readModule(address: string): Module {
  let found = modules.get(address);
  if (!found) {
    const file = [`${address}.tsx`, `${address}.ts`].find((name) => existsSync(name));
    found = parseModule(file ?? address, file === undefined ? '' : readFileSync(file, 'utf8'));
    modules.set(address, found);
  }
  return found;
}

/** `components/ui/Tag/Tag` for `./Tag` in components/ui/Tag; packages keep their names. */
const resolveImport = (from: string, specifier: string): string =>
  specifier.startsWith('@/') || !specifier.startsWith('.')
    ? specifier.replace(/^@\//, '')
    : path.posix.join(path.posix.dirname(from), specifier);

/**
 * The visible parts of the given modules: the exports that they import, and those that these import in turn or use themselves.
 * @returns names such as `components/ui/Tag/Tag#Tag`
 */
export function shownBy(entries: string[]): Set<string> {
  const shown = new Set<string>();
  const addresses = new Set(entries);
  // The set grows while it is walked.
  for (const address of addresses) {
    const { words, imports, exports } = readModule(address);
    for (const { specifier, names } of imports) {
      const target = resolveImport(address, specifier);
      addresses.add(target);
      for (const name of readModule(target).exports) if (names.includes(name)) shown.add(`${target}#${name}`);
    }
    const isUsed = (name: string) => words.filter((word) => word === name).length > 1;
    for (const name of exports.filter(isUsed)) shown.add(`${address}#${name}`);
  }
  return shown;
}
