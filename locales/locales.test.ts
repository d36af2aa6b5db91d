import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

const root = path.resolve(__dirname, '..');
const source = 'en';
const others = ['de'];

type Texts = { [key: string]: string | Texts };
const isTexts = (value: string | Texts): value is Texts => typeof value === 'object';
const flatten = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    isTexts(value) ? flatten(value, `${prefix}${name}.`) : [[prefix + name, value] as [string, string]],
  );

const namespaces = (locale: string) => readdirSync(path.join(root, 'locales', locale)).sort();
const read = (locale: string, namespace: string) =>
  new Map(flatten(JSON.parse(readFileSync(path.join(root, 'locales', locale, namespace), 'utf8')) as Texts));

const sources = ['components', 'pages', 'services', 'gateway/src/app/(web)', 'gateway/src/web'].flatMap(
  (folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
);

/** `price.unit.${unit}` with its holes open. */
const asPattern = ({ head, templateSpans }: ts.TemplateExpression): RegExp => {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `^${escaped(head.text)}${templateSpans.map(({ literal }) => `.+${escaped(literal.text)}`).join('')}$`,
  );
};

/** Every text of the sources that may be a key, as it stands or as a template. */
const plain = new Set<string>();
const templates: RegExp[] = [];
/** Plain texts in calls of `t`, which have to exist. */
const called: { file: string; text: string }[] = [];

for (const file of sources) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const visit = (node: ts.Node, inCall: boolean) => {
    if (ts.isStringLiteralLike(node)) plain.add(node.text);
    if (ts.isTemplateExpression(node)) templates.push(asPattern(node));
    if (inCall && ts.isStringLiteral(node)) called.push({ file, text: node.text });
    if (ts.isCallExpression(node) && /(^|\.)t$/.test(node.expression.getText(tree))) {
      const [key, ...rest] = node.arguments;
      if (key) visit(key, true);
      rest.forEach((argument) => visit(argument, false));
      return;
    }
    // In `t(a === 'x' ? 'one' : 'two')` only the branches are keys.
    const isCondition = (child: ts.Node) => ts.isConditionalExpression(node) && child === node.condition;
    ts.forEachChild(node, (child) => visit(child, inCall && !isCondition(child)));
  };
  visit(tree, false);
}

const isUsed = (key: string) => plain.has(key) || templates.some((template) => template.test(key));

/** i18next writes plurals as endings of a key. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: string) =>
  [...text.matchAll(/{{\s*([\w.]+)[^}]*}}/g)].map(([, name]) => name).sort();

it.each(others)('%s has the namespaces of the source language', (locale) => {
  expect(namespaces(locale)).toEqual(namespaces(source));
});

describe.each(namespaces(source))('%s', (namespace) => {
  const texts = read(source, namespace);
  const name = path.basename(namespace, '.json');

  it.each(others)('has the same keys and placeholders in %s, and no text is empty', (locale) => {
    const translated = read(locale, namespace);
    expect([...translated.keys()].sort()).toEqual([...texts.keys()].sort());
    for (const [key, text] of translated) {
      expect(`${key}: ${text}`).toMatch(/: .*\S/);
      expect([key, placeholders(text)]).toEqual([key, placeholders(texts.get(key) ?? '')]);
    }
  });

  it('has no unused text', () => {
    const unused = [...texts.keys()]
      .map(withoutPlural)
      .filter((key) => !isUsed(key) && !isUsed(`${name}:${key}`));
    expect(unused).toEqual([]);
  });
});

it('every text used by a component exists', () => {
  const known = new Set(
    namespaces(source).flatMap((namespace) =>
      [...read(source, namespace).keys()].flatMap((key) => [
        withoutPlural(key),
        `${path.basename(namespace, '.json')}:${withoutPlural(key)}`,
      ]),
    ),
  );
  expect(called.length).toBeGreaterThan(500);
  expect(called.filter(({ text }) => !known.has(text))).toEqual([]);
});
