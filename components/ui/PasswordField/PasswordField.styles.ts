import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { controlLook } from '@/components/ui/Field/Field.styles';

export const Secret = styled.div`
  position: relative;
`;

export const Input = styled.input`
  ${controlLook}
  padding-inline-end: calc(${theme.width.target} + ${theme.space.xs});

  /* The browser's own eye would stand beside ours. */
  &::-ms-reveal {
    display: none;
  }
`;

export const Reveal = styled.button`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: ${theme.width.target};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.textMuted};
  cursor: pointer;

  &:hover {
    color: ${theme.color.text};
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Rules = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.l};
  padding-top: ${theme.space.xxs};
  list-style: none;
`;

export const Rule = styled.li<{ $isMet: boolean }>`
  display: flex;
  gap: ${theme.space.xs};
  align-items: center;
  color: ${({ $isMet }) => ($isMet ? theme.color.positive : theme.color.textMuted)};
  font-size: ${theme.size.xs};

  /* A box that is ticked once the rule is kept: colour alone would not tell. */
  &::before {
    content: '${({ $isMet }) => ($isMet ? '✓' : '')}' / '';
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    border: 1px solid currentColor;
    border-radius: ${theme.radius.s};
    font-size: 0.75rem;
    font-weight: ${theme.weight.semibold};
    line-height: 0.75rem;
    text-align: center;
  }
`;
