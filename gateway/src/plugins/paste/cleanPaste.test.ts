/** @jest-environment jsdom */
import { cleanPaste, type Dropped } from './cleanPaste';
import { droppedMessage } from './texts';

const nothing: Dropped = { images: 0, embeds: 0, controls: 0, links: 0, formats: false };
const clean = (html: string) =>
  cleanPaste(html)
    .html.replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const wordItem = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

it('makes lists of the paragraphs of Word', () =>
  expect(
    clean(
      `<html><body><!--StartFragment--><p class=MsoNormal>Before<o:p></o:p></p>${wordItem(1, '1.', 'One')}${wordItem(2, '·', 'Inner')}${wordItem(2, '·', 'More')}${wordItem(1, '2.', 'Two')}<p>After</p><!--EndFragment--></body></html>`,
    ),
  ).toBe('<p>Before</p><ol><li>One<ul><li>Inner</li><li>More</li></ul></li><li>Two</li></ol><p>After</p>'));

it('ends a list of Word where one of the other kind, or another one, begins', () => {
  const other = wordItem(1, '1.', 'Other').replace('l0', 'l3');
  expect(
    clean(
      `${wordItem(1, '·', 'Point')}${wordItem(1, '1.', 'One')}${wordItem(2, '·', 'In')}${wordItem(1, '2.', 'Two')}${other}`,
    ),
  ).toBe(
    '<ul><li>Point</li></ul><ol><li>One<ul><li>In</li></ul></li><li>Two</li></ol><ol><li>Other</li></ol>',
  );
});

it('keeps tables with their spans and makes header cells of a table head', () =>
  expect(
    clean(
      '<table class="MsoTableGrid" border="1" style="width:100%"><thead><tr><td style="width:50pt"><p>Country</p></td><td colspan="2">Rate</td></tr></thead><tbody><tr><td>Malta</td><td>18</td><td>5</td></tr></tbody></table>',
    ),
  ).toBe(
    '<table><thead><tr><th><p>Country</p></th><th colspan="2">Rate</th></tr></thead><tbody><tr><td>Malta</td><td>18</td><td>5</td></tr></tbody></table>',
  ));

const table = (...rows: string[]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
const rates = '<td><p>Malta</p></td><td><p>18</p></td>';
const heads = '<th><p>Country</p></th><th><p>Rate</p></th>';

it.each([
  [
    'Word',
    table('<td><p class=MsoNormal><b>Country<o:p></o:p></b></p></td><td><p><b>Rate</b></p></td>', rates),
  ],
  [
    'Google Docs',
    `<b style="font-weight:normal">${table(
      '<td><p><span style="font-weight:700">Country</span></p></td><td><p><span style="font-weight:700">Rate</span></p></td>',
      rates,
    )}</b>`,
  ],
])('makes header cells of a first row of %s that alone is bold', (_program, html) =>
  expect(clean(html)).toBe(table(heads, rates)),
);

it('makes header cells of a first row that Excel makes bold by a class, where one of its cells is empty', () =>
  expect(
    clean(
      `<style><!-- .5x {font-weight:700} .xl65 {color:black; font-weight:700;} .xl66 {color:black;} --></style>${table('<td class=xl65></td><td class=xl65>Rate</td>', '<td class=xl66>Malta</td><td class=xl66>18</td>')}`,
    ),
  ).toBe(table('<th></th><th>Rate</th>', '<td>Malta</td><td>18</td>')));

it.each([
  ['a word of it is not bold', table('<td><b>Malta</b> now</td><td><b>18</b></td>', rates)],
  ['all rows are bold', table('<td><b>Malta</b></td>', '<td><b>Cyprus</b></td>')],
  ['there is no other row', table('<td><b>Malta</b></td>')],
])('leaves a first row as it is where %s', (_case, html) => expect(clean(html)).not.toContain('<th'));

it.each([
  ['<h1>A</h1><h5>B</h5>', '<h2>A</h2><h3>B</h3>'],
  [
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">A</span> b</p></b>',
    '<p><strong>A</strong> b</p>',
  ],
  ['<p><span style="font-style:italic;text-decoration:underline">A</span></p>', '<p><u><em>A</em></u></p>'],
  ['<div>A</div><div>B<br>C</div>', '<p>A</p><p>B<br>C</p>'],
  [
    '<p><a href="https://example.com/a" class="x"><u>A</u></a></p>',
    '<p><a href="https://example.com/a">A</a></p>',
  ],
  [
    '<p role="heading" aria-level="1" class="Paragraph"><span class="TextRun">A</span></p><div role="heading" aria-level="3">B</div>',
    '<h2>A</h2><h3>B</h3>',
  ],
  ['<p>H<sub>2</sub>O, m<sup>2</sup></p>', '<p>H<sub>2</sub>O, m<sup>2</sup></p>'],
  ['<p>m<span style="font-size:0.6em;vertical-align:super">2</span></p>', '<p>m<sup>2</sup></p>'],
  ['<p>H<span style="vertical-align:sub">2</span></p>', '<p>H<sub>2</sub></p>'],
  [
    '<p><a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D">A</a></p>',
    '<p><a href="https://example.com/a">A</a></p>',
  ],
  ['<p>A\u0007\u001f\u000bB</p>', '<p>A B</p>'],
  ['<script>x</script><style>p{}</style><p onclick="x()">A</p>', '<p>A</p>'],
  [
    '<table><tbody><tr><td><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table></td></tr></tbody></table>',
    '<table><tbody><tr><td><p>1 · 2</p></td></tr></tbody></table>',
  ],
])('%s becomes %s', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

it('keeps a plain text without a word of loss', () =>
  expect(cleanPaste('<p>A <b>bold</b> word</p><ul><li>One</li></ul>').dropped).toEqual(nothing));

it('counts what it leaves out', () =>
  expect(
    cleanPaste(
      '<p style="color:red">A<img src="file:///c:/a.png"><s>2</s></p><picture><img src="a"></picture><iframe src="https://example.com"></iframe><button>Go</button><a href="file:///c:/b.docx">B</a><a name="mark">C</a>',
    ),
  ).toEqual({
    html: '<p>A2</p>BC',
    dropped: { images: 2, embeds: 1, controls: 1, links: 1, formats: true },
  }));

it('says what is left out, in both languages', () => {
  expect(droppedMessage(nothing, 'en')).toBeUndefined();
  expect(droppedMessage({ ...nothing, images: 2, formats: true }, 'en')).toBe(
    'Left out of the pasted text: 2 images, colours, fonts and other formatting. Insert images from the library with the plus sign.',
  );
  expect(droppedMessage({ ...nothing, embeds: 1, controls: 1, links: 3 }, 'de')).toBe(
    'Beim Einfügen weggelassen: 1 eingebettetes Video oder Fenster, 1 Formularfeld oder Schaltfläche, 3 Links ohne Ziel.',
  );
});
