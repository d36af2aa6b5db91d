/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import styled, { keyframes, ServerStyleSheet, StyleSheetContext } from 'styled-components';

import { CompileOnce } from './CompileOnce';

const turn = keyframes`
  to { rotate: 1turn; }
`;
const Box = styled.div<{ $width: number }>`
  width: ${({ $width }) => $width}px;
  animation: ${turn} 1s;

  & + & {
    margin-top: 1px;
  }
`;
const Wide = styled(Box)`
  color: red;
`;
const page = (width: number) => (
  <>
    <Box $width={width} />
    <Wide $width={width} />
  </>
);

function stylesOf(content: ReactNode) {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(sheet.collectStyles(content));
  return { html, css: sheet.getStyleTags() };
}

it('writes the same styles as styled-components, page after page', () => {
  for (const width of [1, 2, 1, 2])
    expect(stylesOf(<CompileOnce>{page(width)}</CompileOnce>)).toEqual(stylesOf(page(width)));
});

it('compiles a style once for all pages', () => {
  const compile = jest.fn((_css: string, selector = '') => [`${selector}{color:red}`]);
  const stylis = Object.assign(compile, { hash: '' });
  const counted = (
    <StyleSheetContext.Consumer>
      {(context) => (
        <StyleSheetContext value={{ ...context, stylis }}>
          <CompileOnce>{page(3)}</CompileOnce>
        </StyleSheetContext>
      )}
    </StyleSheetContext.Consumer>
  );
  const first = stylesOf(counted);
  const { length } = compile.mock.calls;
  expect(length).toBe(3);
  expect(stylesOf(counted)).toEqual(first);
  expect(compile).toHaveBeenCalledTimes(length);
});
