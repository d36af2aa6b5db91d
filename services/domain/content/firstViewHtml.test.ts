import { withoutComponentIds } from './firstViewHtml';

it.each([
  ['<p class="sc-2101ad06-0 hThfRB">', '<p class="hThfRB">'],
  ['<p class="sc-5a8e0629-0 sc-506524-1 igDaQM cgmxTU">', '<p class="igDaQM cgmxTU">'],
  ['<p id="a" class="sc-2101ad06-12">', '<p id="a">'],
  ['<p class="note sc-wide">', '<p class="note sc-wide">'],
])('%s becomes %s', (html, lean) => expect(withoutComponentIds(html)).toBe(lean));

it('leaves text alone', () => {
  const text = '<p>The class sc-2101ad06-0 in a sentence</p>';
  expect(withoutComponentIds(text)).toBe(text);
});
