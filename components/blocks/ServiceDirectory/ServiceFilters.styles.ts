import styled, { css } from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Choices = styled.div`
  display: grid;
  gap: ${theme.space.m};
  margin-bottom: ${theme.space.l};
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.l};
`;

/** The chosen one carries the mark of the menu. */
export const Areas = styled.nav`
  ${row}
  border-bottom: 1px solid ${theme.color.text};

  a {
    padding-block: ${theme.space.s};
    border-bottom: 3px solid transparent;
    font-weight: ${theme.weight.medium};
    line-height: ${theme.leading.snug};
    text-decoration: none;
  }

  a:hover {
    border-color: ${theme.color.lineStrong};
  }

  a[aria-current] {
    border-color: ${theme.color.signal};
  }

  span {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** Links in a row, of which one is chosen. */
export const LinkRow = styled.nav`
  ${row}
  font-size: ${theme.size.s};

  a {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    padding-block: ${theme.space.xxs};
    color: ${theme.color.link};
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }

  a:hover {
    text-decoration-thickness: 2px;
  }

  a[aria-current] {
    color: ${theme.color.text};
    text-decoration-color: ${theme.color.signal};
    text-decoration-thickness: 3px;
  }
`;
