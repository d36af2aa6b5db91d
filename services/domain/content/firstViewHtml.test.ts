import { leanHtmlOf, shortClasses } from './firstViewHtml';

const lean = leanHtmlOf(new Map());

it.each([
  ['<p class="sc-2101ad06-0 hThfRB">', '<p class=hThfRB>'],
  ['<p class="sc-5a8e0629-0 sc-506524-1 igDaQM cgmxTU">', '<p class="igDaQM cgmxTU">'],
  ['<p id="a" class="sc-2101ad06-12">', '<p id=a>'],
  ['<svg xmlns="http://www.w3.org/2000/svg" width="16" class="lucide lucide-x">', '<svg width=16>'],
  ['<img alt="" data-nimg="1" style="color:transparent" src="a">', '<img alt src="a">'],
  ['<img decoding="async" width="16" src="a"/>', '<img width=16 src="a"/>'],
  ['<p style="color:red" class="note sc-wide">', '<p style="color:red" class="note sc-wide">'],
])('%s becomes %s', (html, expected) => {
  expect(lean(html)).toBe(expected);
  expect(lean(html)).toBe(expected);
});

it('leaves the drawing of icons to the global style', () => {
  const icon = (drawing: string) => `<svg viewBox="0 0 24 24"${drawing}><path d="M5 12h14"></path></svg>`;
  const ends = ' stroke-linecap="round" stroke-linejoin="round"';
  expect(lean(icon(` fill="none" stroke="currentColor" stroke-width="1.75"${ends}`))).toBe(
    icon(' stroke-width="1.75"'),
  );
  expect(lean(icon(` fill="red" stroke="currentColor" stroke-width="2"${ends}`))).toContain('fill="red"');
});

it('leaves text alone', () => {
  const text = '<p>The class sc-2101ad06-0 in a sentence, and class="sc-2101ad06-0"</p>';
  expect(lean(text)).toBe(text);
});

it('shortens classes that have no record, in styles and HTML alike', () => {
  const record = 'data-styled.g1[id="sc-1a2b-0"]{content:"hThfRB,"}/*!sc*/\n';
  const { css, names } = shortClasses(
    `.hThfRB{gap:.5rem}/*!sc*/\n${record}@media all{.igDaQM{margin:0}.igDaQM:hover .cgmxTU{top:0}}.note{top:0}`,
  );
  const html = '<p class="hThfRB igDaQM"></p><p class="cgmxTU note">.igDaQM</p>';
  expect(css).toBe(
    `.hThfRB{gap:.5rem}/*!sc*/\n${record}@media all{.k0{margin:0}.k0:hover .k1{top:0}}.note{top:0}`,
  );
  expect(leanHtmlOf(names)(html)).toBe('<p class="hThfRB k0"></p><p class="k1 note">.igDaQM</p>');
});

it.each([
  ['<p class="ab" data-index="">', '<p class=ab data-index>'],
  ['<p class="a b">', '<p class="a b">'],
  ['<img alt="" width="24" class="k1"/>', '<img alt width=24 class="k1"/>'],
  ['<input type="text" class="sc-2101ad06-0"/>', '<input type="text"/>'],
  ['<a href="/x" title="1">class="ab"</a>', '<a href="/x" title="1">class="ab"</a>'],
])('writes %s as %s', (html, shorter) => expect(lean(html)).toBe(shorter));
