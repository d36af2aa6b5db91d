import { hasText, readingMinutes, toHtml, type RichText } from './richText';

const node = (type: string, children: object[], more: object = {}) => ({
  type,
  version: 1,
  children,
  ...more,
});
const text = (content: string, format = 0) => ({ type: 'text', version: 1, text: content, format });
const document = (...children: ReturnType<typeof node>[]): RichText => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
});

it('writes plain HTML, without classes, styles or empty paragraphs', () => {
  const html = toHtml(
    document(
      node('heading', [text('When')], { tag: 'h2' }),
      node('paragraph', [text('Above '), text('€10,000', 1), text(' & <more>')], { format: 'center' }),
      node('paragraph', []),
      node(
        'list',
        [node('listitem', [text('one')], { value: 1 }), node('listitem', [text('two')], { value: 2 })],
        { tag: 'ul', listType: 'bullet' },
      ),
      node('paragraph', [
        node('link', [text('IOSS')], {
          fields: { url: '/FinanceTaxEncy/4.html', linkType: 'custom', newTab: false },
        }),
      ]),
    ),
  );
  expect(html).toBe(
    '<h2>When</h2><p>Above <strong>€10,000</strong> &amp; &lt;more&gt;</p><ul><li>one</li><li>two</li></ul><p><a href="/FinanceTaxEncy/4.html">IOSS</a></p>',
  );
});

it('lets no script address through', () => {
  const html = toHtml(
    document(
      node('paragraph', [
        node('link', [text('x')], {
          fields: { url: 'javascript:alert(1)', linkType: 'custom', newTab: false },
        }),
      ]),
    ),
  );
  expect(html).not.toMatch(/javascript/i);
});

it.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%d words take %d min', (words, minutes) => {
  expect(readingMinutes(document(node('paragraph', [text('word '.repeat(words))])))).toBe(minutes);
});

it('counts words across paragraphs', () => {
  const paragraphs = Array.from({ length: 400 }, () => node('paragraph', [text('word')]));
  expect(readingMinutes(document(...paragraphs))).toBe(2);
});

it('knows an empty text', () => {
  expect(hasText(null)).toBe(false);
  expect(hasText(document(node('paragraph', [])))).toBe(false);
  expect(hasText(document(node('paragraph', [text('Yes')])))).toBe(true);
});
