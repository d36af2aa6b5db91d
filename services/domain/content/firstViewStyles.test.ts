import { classesToKnow, firstViewStyles, shortCss } from './firstViewStyles';

const stylesOf = (styles: string, html: string) => firstViewStyles(styles, classesToKnow(html));

const css = (...lines: string[]) => lines.map((line) => `${line}/*!sc*/\n`).join('');
const record = (group: number, name: string, id = `1a2b-${group}`) =>
  `data-styled.g${group}[id="sc-${id}"]{content:"${name},"}`;

const sheet = css(
  '.a{color:red;}',
  record(1, 'a'),
  '.b{margin:0;}',
  '@media print{.b{display:none;}}',
  record(2, 'b'),
  '.c{padding:0;}',
  record(3, 'c'),
  '.d{border:0;}',
  record(4, 'd'),
);

it('keeps the rules of elements that nobody hydrates in one rule, without a record', () => {
  const html =
    '<p class="a"></p><div data-kept="true"><p class="b"></p><div class="c"></div></div><p class="d">';
  expect(stylesOf(sheet, html)).toBe(
    css(
      '.a{color:red;}',
      record(1, 'a'),
      '@media all{.b{margin:0;}@media print{.b{display:none;}}.c{padding:0;}}',
      '.d{border:0;}',
      record(4, 'd'),
    ),
  );
});

it.each([
  ['a class that is hydrated elsewhere', '<div data-kept="true"><p class="b"></p></div><p class="a b c d">'],
  ['classes that stand together', '<div data-kept="true"><p class="b c"></p></div><p class="a d">'],
  [
    'a part in a part that is not kept to its end',
    '<p class="a d"></p><div data-kept="true"><div><p class="b"></p></div><p class="c">',
  ],
])('leaves %s as it is', (_case, html) => expect(stylesOf(sheet, html)).toBe(sheet));

it('leaves the last record, up to which the browser takes over the rules', () => {
  const html = '<p class="a b c"></p><div data-kept="true"><p class="d"></p></div>';
  expect(stylesOf(sheet, html)).toBe(sheet);
});

it('leaves keyframes, and writes global styles, which browsers do not take over, in one rule', () => {
  const keyframes = ['@keyframes x{to{opacity:1;}}', record(1, 'x', 'keyframes-x')];
  const z = ['.z{top:0;}', record(3, 'z')];
  const global = ['p{margin:0;}', 'h1{margin:0;}', record(2, 'sc-global-1', 'global-1')];
  expect(stylesOf(css(...keyframes, ...global, ...z), '<p class="z"></p>')).toBe(
    css(...keyframes, '@media all{p{margin:0;}h1{margin:0;}}', ...z),
  );
});

it('writes three and more rules of a component that is hydrated in one', () => {
  const rules = ['.a{top:0;}', '.a:hover{top:1px;}', '@media print{.a{top:0;}}'];
  expect(stylesOf(css(...rules, record(1, 'a')), '<p class="a"></p>')).toBe(
    css(`@media all{${rules.join('')}}`, record(1, 'a')),
  );
});

it('writes the same rules in fewer bytes', () =>
  expect(
    shortCss(
      ".a{margin:0 0.5rem;color:rgb(15 42 48 / 0.8);inset:-0.5rem;width:clamp(10.5rem, 0.5vw, 2rem);}@media (min-width: 48rem){.a{top:0;}}.a >li[aria-current='page'],.a[data-x='1 2']{top:0;}" +
        record(1, 'a'),
    ),
  ).toBe(
    '.a{margin:0 .5rem;color:rgb(15 42 48/.8);inset:-0.5rem;width:clamp(10.5rem,.5vw,2rem)}@media(min-width:48rem){.a{top:0}}.a>li[aria-current=page],.a[data-x=\'1 2\']{top:0}data-styled.g1[id="sc-1a2b-1"]{"a"}',
  ));
