import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { createGlobalStyle, ThemeProvider } from 'styled-components';

import { fontFamilies } from '../../components/theme/fonts';
import { theme } from '../../components/theme/theme';
import { brand } from '../brand';

const Faces = createGlobalStyle`
  :root {
    --font-sans: ${fontFamilies.sans};
    --font-serif: ${fontFamilies.serif};
  }

  .sbdocs-h1, .sbdocs-h2 {
    font-weight: ${theme.weight.semibold} !important;
    letter-spacing: -0.012em;
  }

  .sbdocs a:not([class*='sb-']) {
    color: ${theme.color.link};
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;

/** Pages of documentation, in the look of the site. */
export function SiteDocsContainer({
  context,
  children,
}: Pick<DocsContainerProps, 'context'> & { children?: ReactNode }) {
  return (
    <DocsContainer context={context} theme={{ ...brand, fontBase: theme.font.sans }}>
      <ThemeProvider theme={theme}>
        <Faces />
        {children}
      </ThemeProvider>
    </DocsContainer>
  );
}
