import styled, { css } from 'styled-components';

import { Anchor } from '@/components/ui/Anchor/Anchor';

export const Who = styled.p`
  padding-block: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.xs};
  line-height: ${({ theme }) => theme.leading.snug};
`;

export const Company = styled.strong`
  display: block;
  margin-top: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size.s};
  font-weight: ${({ theme }) => theme.weight.semibold};
`;

export const Detail = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space.xxs};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const List = styled.ul`
  list-style: none;

  li {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

const row = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${({ theme }) => theme.width.target};
  padding: 0;
  font-size: ${({ theme }) => theme.size.s};
  line-height: ${({ theme }) => theme.leading.snug};

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
    color: ${({ theme }) => theme.color.textMuted};
    cursor: progress;
  }
`;
