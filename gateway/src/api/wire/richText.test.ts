import { document, node, text } from '../../../test/richText';
import { richTextToHtml } from './richText';

it('writes plain HTML, without classes, styles or empty paragraphs', () => {
  const html = richTextToHtml(
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

it('removes links to scripts', () => {
  const html = richTextToHtml(
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
