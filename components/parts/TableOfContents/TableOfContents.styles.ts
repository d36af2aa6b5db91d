import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Nav = styled.nav`
  font-size: ${theme.size.s};
  line-height: 1.4;

  ${theme.from.desktop} {
    position: sticky;
    top: calc(${theme.width.headerHeight} + ${theme.space.l});
    align-self: start;
    max-height: calc(100vh - ${theme.width.headerHeight} - 3rem);
    padding-inline-end: ${theme.space.l};
    overflow-y: auto;
  }
`;

export const NavTitle = styled.p`
  margin-bottom: ${theme.space.s};
  font-weight: ${theme.weight.semibold};
`;

/** The chapters hang on a ruler, like the entries of a timeline. */
export const List = styled.ol`
  list-style: none;
  background: repeating-linear-gradient(${theme.color.lineStrong} 0 1px, transparent 1px 8px) 0 0 / 0.375rem
    100% no-repeat;

  a {
    position: relative;
    display: block;
    padding: ${theme.space.xs} 0 ${theme.space.xs} ${theme.space.l};
    text-decoration: none;
  }

  a::before {
    content: '';
    position: absolute;
    top: 50%;
    inset-inline-start: 0;
    width: 0.75rem;
    height: 2px;
    background: ${theme.color.text};
    transition: width ${theme.motion.fast};
  }

  a:hover::before,
  a:focus-visible::before,
  a[aria-current]::before {
    width: 1.125rem;
    background: ${theme.color.signal};
  }

  a[aria-current] {
    color: ${theme.color.signal};
  }
`;
