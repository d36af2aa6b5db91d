import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Footer = styled.footer`
  max-width: ${theme.width.text};
  margin-top: ${theme.space.xxl};
  padding-top: ${theme.space.m};
  border-top: 2px solid ${theme.color.text};
  font-size: ${theme.size.s};
  line-height: 1.5;
`;

export const SourcesHeading = styled.h2`
  font-size: ${theme.size.h4};
`;

export const SourceList = styled.ol`
  margin-block: ${theme.space.s} ${theme.space.l};
  padding-inline-start: 1.5em;
  overflow-wrap: anywhere;

  li::marker {
    color: ${theme.color.signal};
    font-variant-numeric: tabular-nums lining-nums;
  }

  li + li {
    margin-top: ${theme.space.xxs};
  }
`;

export const Disclaimer = styled.p`
  padding: ${theme.space.m};
  border-inline-start: 3px solid ${theme.color.signal};
  background: ${theme.color.surface};
`;
