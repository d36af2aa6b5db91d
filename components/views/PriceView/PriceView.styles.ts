import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Countries = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.l};
  margin-bottom: ${theme.space.l};
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

  @media print {
    display: none;
  }
`;
