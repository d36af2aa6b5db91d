import styled from 'styled-components';

import { HeaderButton } from '@/components/layout/headerItem.styles';
import { Sheet } from '@/components/layout/sheet.styles';
import { theme } from '@/components/theme/theme';
import { Anchor } from '@/components/ui/Anchor/Anchor';

export const OpenButton = styled(HeaderButton)`
  gap: ${theme.space.xs};

  ${theme.from.desktop} {
    display: none;
  }

  /* Without scripts it would open nothing; the header shows the whole navigation instead. */
  @media (scripting: none) {
    display: none;
  }
`;

export const MenuSheet = styled(Sheet)`
  width: min(100vw, 28rem);
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0 ${theme.width.gutter} ${theme.space.xl};
  border: 0;

  @starting-style {
    translate: 2rem 0;
  }
`;

export const Entries = styled.ul`
  list-style: none;

  ul {
    margin-bottom: ${theme.space.s};
    list-style: none;
  }

  > li {
    border-top: 1px solid ${theme.color.line};
  }

  /* First level: large; below it: text size, indented like entries of a ledger. */
  > li > a,
  > li > span {
    font-size: ${theme.size.h3};
    font-weight: ${theme.weight.semibold};
  }

  ul a {
    padding-inline-start: ${theme.space.l};
  }
`;

const row = `
  position: relative;
  display: flex;
  align-items: center;
  min-height: 3.25rem;
  padding-block: 0.5rem;
  line-height: 1.25;
`;

export const Group = styled.span`
  ${row}
`;

export const MenuLink = styled(Anchor)`
  ${row}
  text-decoration: none;

  &[aria-current] {
    padding-inline-start: ${theme.space.m};
    color: ${theme.color.signal};
  }

  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    width: 3px;
    height: 14px;
    background: ${theme.color.signal};
  }
`;

export const Account = styled.div`
  border-top: 1px solid ${theme.color.line};

  > a {
    font-weight: ${theme.weight.semibold};
  }

  > a + a {
    border-top: 1px solid ${theme.color.line};
  }

  /* It takes the focus after a logout, but is no control. */
  &:focus {
    outline: none;
  }
`;

export const Languages = styled.div`
  margin-top: ${theme.space.l};
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};

  ul {
    display: flex;
    gap: ${theme.space.l};
  }
`;
