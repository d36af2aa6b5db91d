import styled, { css } from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Anchor } from '@/components/ui/Anchor/Anchor';

export const Who = styled.p`
  padding-block: ${theme.space.s};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  line-height: ${theme.leading.snug};
`;

export const Company = styled.strong`
  display: block;
  margin-top: ${theme.space.xxs};
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.semibold};
`;

export const Detail = styled.span`
  display: block;
  margin-top: ${theme.space.xxs};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const List = styled.ul`
  list-style: none;

  li {
    border-top: 1px solid ${theme.color.line};
  }
`;

const row = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${theme.width.target};
  padding: 0;
  font-size: ${theme.size.s};
  line-height: ${theme.leading.snug};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

export const PanelLink = styled(Anchor)`
  ${row}
  text-decoration: none;
`;

export const LogOut = styled.button`
  ${row}
  border: 0;
  background: none;
  cursor: pointer;

  &[aria-disabled='true'] {
    color: ${theme.color.textMuted};
    cursor: progress;
  }
`;
