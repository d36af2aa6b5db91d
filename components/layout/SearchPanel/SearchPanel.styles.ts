import styled from 'styled-components';

// styled-components does not know `closedby` yet and warns of it, unless it is told to hand everything on.
export const Sheet = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  width: min(100vw, 46rem);
  max-width: none;
  max-height: 100dvh;
  margin: 0 auto;
  padding: 0 clamp(1rem, 4vw, 2.5rem);
  border: 1px solid ${({ theme }) => theme.color.line};
  border-top: 0;
  background: ${({ theme }) => theme.color.background};
  color: ${({ theme }) => theme.color.text};
  overscroll-behavior: contain;
  transition: translate ${({ theme }) => theme.motion.calm};

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: ${({ theme }) => theme.color.backdrop};
  }

  @starting-style {
    translate: 0 -1rem;
  }

  @media (max-width: 47.99rem) {
    height: 100dvh;
    border: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: space-between;
  height: ${({ theme }) => theme.width.headerHeight};
`;

export const Title = styled.h2`
  font-size: ${({ theme }) => theme.size.s};
`;

export const CloseButton = styled.button`
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.width.target};
  height: ${({ theme }) => theme.width.target};
  margin-inline-end: -0.625rem;
  border: 0;
  background: none;
  cursor: pointer;
`;

export const Field = styled.div`
  flex-shrink: 0;

  &:focus-within [data-index] {
    height: 20px;
  }
`;

export const Input = styled.input`
  width: 100%;
  padding: 0 0 ${({ theme }) => theme.space.s};
  border: 0;
  border-radius: 0;
  background: none;
  font-size: ${({ theme }) => theme.size.h2};
  font-weight: ${({ theme }) => theme.weight.semibold};
  letter-spacing: -0.012em;

  &::placeholder {
    color: ${({ theme }) => theme.color.textMuted};
    font-weight: ${({ theme }) => theme.weight.regular};
    opacity: 1;
  }

  /* The ruler below it marks the focus: nothing else in the panel takes it while one types. */
  &:focus-visible {
    outline: none;
  }
`;

export const Status = styled.p`
  flex-shrink: 0;
  min-height: 2.75rem;
  padding-block: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.xs};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: ${({ theme }) => theme.leading.snug};
  overflow-wrap: anywhere;
`;

export const Problem = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  justify-items: start;
  padding-bottom: ${({ theme }) => theme.space.l};
`;

export const Foot = styled.div`
  display: flex;
  flex-shrink: 0;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l};
  margin-top: auto;
  padding-block: ${({ theme }) => theme.space.s};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.size.s};
`;

/** Hidden on touch screens, which have no such key. */
export const KeyChoice = styled.div`
  @media (any-pointer: coarse) and (not (any-pointer: fine)) {
    display: none;
  }
`;
