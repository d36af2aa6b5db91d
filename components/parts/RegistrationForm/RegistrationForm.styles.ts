import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const List = styled.ol`
  display: grid;
  gap: ${theme.space.l};
  list-style: none;
`;

/** A step that is not open shows its heading alone. */
export const Step = styled.li<{ $isOpen: boolean }>`
  padding-top: ${theme.space.m};
  border-top: 1px solid ${({ $isOpen }) => ($isOpen ? theme.color.text : theme.color.line)};

  h2,
  h3 {
    display: flex;
    gap: ${theme.space.s};
    align-items: baseline;
    color: ${({ $isOpen }) => ($isOpen ? theme.color.text : theme.color.textMuted)};
    font-size: ${theme.size.h3};
  }

  b {
    color: ${({ $isOpen }) => ($isOpen ? theme.color.signal : 'inherit')};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.l};
  max-width: 30rem;
  padding-top: ${theme.space.l};

  &[hidden] {
    display: none;
  }

  /* Keeps the label of a focused field visible below the header. */
  input,
  select {
    scroll-margin-top: 6rem;
  }
`;

export const Note = styled.p`
  max-width: ${theme.width.text};
  padding-top: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.5;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} ${theme.space.l};
  align-items: center;
`;

/** A button that reads like a link: it stays on the page. */
export const Plain = styled.button`
  min-height: ${theme.width.target};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.link};
  font-size: ${theme.size.s};
  text-align: start;
  text-decoration: underline 1px;
  text-underline-offset: 0.22em;
  cursor: pointer;

  &:hover {
    text-decoration-thickness: 2px;
  }
`;
