import { render } from '@testing-library/react';

import { Trans } from './Trans';

const htmlOf = (text: string) =>
  render(<Trans text={text} components={{ terms: <em />, bold: <strong /> }} />).container.innerHTML;

it.each([
  [
    'I agree to the <terms>terms</terms>, <bold>all</bold>.',
    'I agree to the <em>terms</em>, <strong>all</strong>.',
  ],
  ['No element at all', 'No element at all'],
  ['<unknown>Unknown</unknown> tags keep their content', 'Unknown tags keep their content'],
  ['1 < 2 & <terms>3 > 2</terms>', '1 &lt; 2 &amp; <em>3 &gt; 2</em>'],
])('%s', (text, html) => {
  expect(htmlOf(text)).toBe(html);
});
