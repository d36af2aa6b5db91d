import styled from 'styled-components';

import { controlLook } from '@/components/ui/Field/Field.styles';

export const Secret = styled.div`
  position: relative;
`;

export const Input = styled.input`
  ${controlLook}
  padding-inline-end: calc(${({ theme }) => theme.width.target} + ${({ theme }) => theme.space.xs});

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
  width: ${({ theme }) => theme.width.target};
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  cursor: pointer;

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Rules = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.l};
  padding-top: ${({ theme }) => theme.space.xxs};
  list-style: none;
`;

export const Rule = styled.li<{ $isMet: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  color: ${({ theme, $isMet }) => ($isMet ? theme.color.positive : theme.color.textMuted)};
  font-size: ${({ theme }) => theme.size.xs};

  /* A box that is ticked once the rule is kept: colour alone would not tell. */
  &::before {
    content: '${({ $isMet }) => ($isMet ? '✓' : '')}' / '';
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    border: 1px solid currentColor;
    border-radius: ${({ theme }) => theme.radius.s};
    font-size: 0.75rem;
    font-weight: ${({ theme }) => theme.weight.bold};
    line-height: 0.75rem;
    text-align: center;
  }
`;
