import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const folders = ['components', 'services', 'contract', 'gateway/src', '.storybook'];

/** Names that a framework asks for, in each file that it reads. */
const reserved = ['config', 'getServerSideProps', 'getStaticPaths', 'getStaticProps', 'proxy', 'register'];

/** The site, the gateway's pages for accounts and its admin are apps of their own: each has its component of this name. */
const components = [
  ...[
    'Actions',
    'AnnotatedPicture',
    'CaptchaField',
    'Checklist',
    'CouponList',
    'Field',
    'Glossary',
    'GraduatedEdge',
    'Hero',
  ],
  ...['LoginForm', 'Logo', 'Offices', 'PasswordField', 'Prose', 'Section', 'Sessions', 'SkipLink', 'Steps'],
  ...['TextField', 'Timeline'],
];

/** Names that the site and the gateway both define, with the same meaning. */
const onBothSides = [
  ...['ControlProps', 'contentId', 'countryName', 'formatMoney', 'loadFormState', 'saveFormState'],
  ...['HttpError', 'clientAddress', 'errorResponse', 'withDeadline', 'routeKind'],
  // One call, made for a page by the server and for a channel by browsers.
  'fetchAward',
  // As the contract puts it on the wire, and as the site uses it.
  ...['Enquiry', 'Registration'],
];

const sameMeaning = [...components, ...onBothSides];

/** Styled components are local to their component; migrations, generated types and fixtures name nothing of their own. */
const isOutside = (file: string) =>
  /\.(test|stories|styles|d)\.tsx?$|\/(migrations|testing|fixtures)\/|payload-types\.ts$|src\/app\//.test(
    file,
  );

const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !isOutside(file)),
);

const exported = /^export (?:default )?(?:async )?(?:const|function|interface|type|class) (\w+)/gm;

/** The files that export a name, by name. */
const definitions = new Map<string, Set<string>>();
for (const file of files)
  for (const [, name = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(exported))
    definitions.set(name, (definitions.get(name) ?? new Set()).add(file));

const twice = [...definitions].filter(([name, places]) => places.size > 1 && !reserved.includes(name));

it('finds the exported names', () => expect(definitions.size).toBeGreaterThan(1_000));

it('defines every exported name once, except those with the same meaning in two apps', () => {
  const unexpected = twice.filter(([name]) => !sameMeaning.includes(name));
  expect(unexpected.map(([name, places]) => `${name}: ${[...places].join(', ')}`)).toEqual([]);
});

it('lists only names that are defined twice', () =>
  expect(sameMeaning.filter((name) => !twice.some(([known]) => known === name))).toEqual([]));
