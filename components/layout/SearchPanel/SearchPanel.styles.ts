import styled from 'styled-components';

import { HeaderButton } from '@/components/layout/headerItem.styles';
import { CloseButton, Sheet } from '@/components/layout/sheet.styles';
import { theme } from '@/components/theme/theme';

export const OpenButton = styled(HeaderButton)`
  justify-content: center;
  min-width: ${theme.width.target};
`;

const padding = 'clamp(1rem, 4vw, 2.5rem)';

export const Panel = styled(Sheet)`
  width: min(100vw, 46rem);
  max-height: 100dvh;
  margin: 0 auto;
  padding: 0 ${padding};
  border: 1px solid ${theme.color.line};
  border-top: 0;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  @starting-style {
    translate: 0 -1rem;
  }

  @media (max-width: 47.99rem) {
    height: 100dvh;
    border: 0;
  }

  h2 {
    font-size: ${theme.size.s};
  }
`;

export const Field = styled.form`
  flex-shrink: 0;

  &:focus-within [data-index] {
    height: 20px;
  }
`;

export const Input = styled.input`
  width: 100%;
  padding: 0 0 ${theme.space.s};
  border: 0;
  border-radius: 0;
  background: none;
  font-size: ${theme.size.h2};
  font-weight: ${theme.weight.semibold};
  letter-spacing: -0.012em;

  &::placeholder {
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.regular};
    opacity: 1;
  }

  /* The ruler below it marks the focus: nothing else in the panel takes it while one types. */
  &:focus-visible {
    outline: none;
  }
`;

/** In the corner, beside the title. */
export const Close = styled(CloseButton)`
  position: absolute;
  top: calc((${theme.width.headerRow} - ${theme.width.target}) / 2);
  inset-inline-end: ${padding};
`;
