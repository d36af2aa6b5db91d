import styled from 'styled-components';

export const Footer = styled.footer`
  max-width: ${({ theme }) => theme.width.text};
  margin-top: ${({ theme }) => theme.space.xxl};
  padding-top: ${({ theme }) => theme.space.m};
  border-top: 2px solid ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size.s};
  line-height: 1.5;
`;

export const SourcesHeading = styled.h2`
  font-size: ${({ theme }) => theme.size.h4};
`;

export const SourceList = styled.ol`
  margin-block: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  padding-inline-start: 1.5em;
  overflow-wrap: anywhere;

  li::marker {
    color: ${({ theme }) => theme.color.signal};
    font-variant-numeric: tabular-nums lining-nums;
  }

  li + li {
    margin-top: ${({ theme }) => theme.space.xxs};
  }
`;

export const Disclaimer = styled.p`
  padding: ${({ theme }) => theme.space.m};
  border-inline-start: 3px solid ${({ theme }) => theme.color.signal};
  background: ${({ theme }) => theme.color.surface};
`;
