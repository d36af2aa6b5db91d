import { document, filmNode, imageNode, node, table, text } from '../../../test/richText';
import { trackVersions } from '../../sync/trackVersions';
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

const media = { id: 7, url: '/cms-api/media/file/a-0f.webp', alt: 'A "map"', width: 900, height: 600 };

it('writes images with description, size and caption', () => {
  expect(richTextToHtml(document(imageNode(media, 'Rates <2027>')))).toBe(
    '<figure><img src="/cms-api/media/file/a-0f.webp" alt="A &quot;map&quot;" width="900" height="600"><figcaption>Rates &lt;2027&gt;</figcaption></figure>',
  );
  expect(richTextToHtml(document(imageNode(media)))).not.toContain('figcaption');
});

it('writes a film as a link with its still image, with what its player needs', () => {
  const spoken = [
    node('heading', [text('The "lamp"')], { tag: 'h2' }),
    node('paragraph', [text('0:18 It lies here.')]),
  ];
  const film = {
    ...{ id: 3, title: 'OSS & IOSS', duration: 65, cover: media, fileID: 'oss', appID: 'kompassa' },
    language: 'de',
    transcript: document(...spoken),
  };
  const data =
    '{"fileID":"oss","appID":"kompassa","title":"OSS & IOSS","duration":65,"language":"de","chapters":[{"start":18,"title":"The \\"lamp\\""}]}';
  const written = data.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  expect(richTextToHtml(document(filmNode(film)))).toBe(
    `<figure data-film="${written}"><a href="/videoCourse/3"><img src="/cms-api/media/file/a-0f.webp" alt="" width="900" height="600">Video: OSS &amp; IOSS</a></figure>`,
  );
});

it('leaves out what the reader may not see and names it as missing', async () => {
  const { result, versions } = await trackVersions(() =>
    Promise.resolve(richTextToHtml(document(imageNode(7), filmNode(3), node('paragraph', [text('Rest')])))),
  );
  expect(result).toBe('<p>Rest</p>');
  expect(versions).toBe('media:7.0;video-courses:3.0');
});

it('writes tables with their headers and without styles', () => {
  expect(
    richTextToHtml(
      document(
        table([
          ['Country', 'Rate'],
          ['Germany', '19 %'],
        ]),
      ),
    ),
  ).toBe(
    '<table><thead><tr><th scope="col">Country</th><th scope="col">Rate</th></tr></thead><tbody><tr><td>Germany</td><td>19 %</td></tr></tbody></table>',
  );
  const wide = node('tablecell', [node('paragraph', [text('a')]), node('paragraph', [text('b')])], {
    headerState: 2,
    colSpan: 2,
    rowSpan: 1,
  });
  expect(richTextToHtml(document(node('table', [node('tablerow', [wide])])))).toBe(
    '<table><tbody><tr><th scope="row" colspan="2"><p>a</p><p>b</p></th></tr></tbody></table>',
  );
});
