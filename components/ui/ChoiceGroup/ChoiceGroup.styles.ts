import styled from 'styled-components';

import { labelLook } from '@/components/ui/Field/Field.styles';

export const Group = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  padding: 0 0 ${({ theme }) => theme.space.xxs};
  ${labelLook}
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr));
  gap: 0 ${({ theme }) => theme.space.l};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.s};
  align-items: start;
  min-height: ${({ theme }) => theme.width.target};
  padding: ${({ theme }) => theme.space.xs} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.size.s};
  line-height: 1.45;
  cursor: pointer;
  overflow-wrap: anywhere;

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.125rem 0 0;
    accent-color: ${({ theme }) => theme.color.link};
    cursor: pointer;
  }

  &:has(input:checked) {
    font-weight: ${({ theme }) => theme.weight.semibold};
    box-shadow: inset 0 -1px 0 ${({ theme }) => theme.color.link};
  }
`;

export const Mark = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: ${({ theme }) => theme.weight.regular};
`;
