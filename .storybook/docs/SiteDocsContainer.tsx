import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';

import { fontFamilies } from '../../components/theme/fonts';
import scheme from '../../components/theme/scheme.css?inline';
import { theme } from '../../components/theme/theme';
import { brand } from '../brand';
import { ReducedMotion } from '../withMotion';
import { useToolbar } from './useToolbar';

const Faces = createGlobalStyle`
  :root {
    --sans: ${fontFamilies.sans};
    --serif: ${fontFamilies.serif};
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

/** Pages of documentation, in the look of the site; specimens move as the toolbar and the system ask. */
export function SiteDocsContainer({
  context,
  children,
}: Pick<DocsContainerProps, 'context'> & { children?: ReactNode }) {
  const { motion } = useToolbar(context.channel);
  return (
    <DocsContainer context={context} theme={{ ...brand, fontBase: theme.font.sans }}>
      <style>{scheme}</style>
      <Faces />
      {motion === 'reduced' && <ReducedMotion />}
      {children}
    </DocsContainer>
  );
}
