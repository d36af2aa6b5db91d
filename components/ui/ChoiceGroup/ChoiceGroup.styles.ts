import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { labelLook } from '@/components/ui/Field/Field.styles';

export const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space.xs};
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  padding: 0 0 ${theme.space.xxs};
  ${labelLook}
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr));
  gap: 0 ${theme.space.l};
  border-top: 1px solid ${theme.color.line};
`;

export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s};
  align-items: start;
  min-height: ${theme.width.target};
  padding: ${theme.space.xs} 0;
  border-bottom: 1px solid ${theme.color.line};
  font-size: ${theme.size.s};
  line-height: 1.45;
  cursor: pointer;
  overflow-wrap: anywhere;

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.125rem 0 0;
    accent-color: ${theme.color.link};
    cursor: pointer;
  }

  &:has(input:checked) {
    font-weight: ${theme.weight.semibold};
    box-shadow: inset 0 -1px 0 ${theme.color.link};
  }
`;

export const Mark = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.regular};
`;
