'use client';

import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { typeset } from '@/components/theme/typeset';
import { Anchor } from '@/components/ui/Anchor/Anchor';

/** A list that reads like a ledger: one entry a row. */
export const Rows = styled.ul`
  border-bottom: 1px solid ${theme.color.line};
  list-style: none;
`;

export const Row = styled.li`
  position: relative;
  padding-block: ${theme.space.m};
  border-top: 1px solid ${theme.color.line};

  h2,
  h3 {
    ${typeset('h4')}
  }
`;

/** The whole row is the target; an arrow says so. */
export const RowLink = styled(Anchor)`
  display: block;
  padding-inline-end: ${theme.space.l};
  text-decoration: none;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }

  &::after {
    content: '';
    position: absolute;
    top: calc(${theme.space.m} + 0.45em);
    inset-inline-end: 0.25rem;
    width: 0.5rem;
    height: 0.5rem;
    border: solid ${theme.color.signal};
    border-width: 2px 2px 0 0;
    rotate: 45deg;
  }

  &:hover {
    text-decoration: underline 1px;
    text-underline-offset: 0.2em;
  }
`;

export const Quiet = styled.p`
  margin-top: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.5;
`;

export const Part = styled.div`
  margin-top: ${theme.space.xl};

  > h2 {
    margin-bottom: ${theme.space.s};
    font-size: ${theme.size.h3};
  }
`;

export const Aside = styled.p`
  margin-bottom: ${theme.space.l};
  padding: ${theme.space.s} ${theme.space.m};
  border-inline-start: 3px solid ${theme.color.signal};
  background: ${theme.color.surface};
  font-size: ${theme.size.s};

  strong {
    display: block;
    font-size: ${theme.size.h4};
    font-weight: ${theme.weight.semibold};
  }
`;

/** A form with an aside before it; on phones the form comes first, so that it begins on the first screen. */
export const FormWithAside = styled.div`
  display: flex;
  flex-direction: column;

  > ${Aside} {
    order: 1;
    margin-block: ${theme.space.l} 0;
  }

  ${theme.from.tablet} {
    > ${Aside} {
      order: 0;
      margin-block: 0 ${theme.space.l};
    }
  }
`;

/** Names and values, one a row. */
export const FactList = styled.dl`
  border-bottom: 1px solid ${theme.color.line};

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    gap: 0 ${theme.space.l};
    padding-block: ${theme.space.s};
    border-top: 1px solid ${theme.color.line};
  }

  dt,
  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }

  dd {
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: ${theme.weight.medium};
  }

  small {
    display: block;
    font-weight: ${theme.weight.regular};
  }
`;

/** The way between the pages of an account. */
export const PageLinks = styled.nav`
  margin-bottom: ${theme.space.xl};
  border-bottom: 1px solid ${theme.color.line};

  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space.l};
    list-style: none;
  }

  a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: ${theme.width.target};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline 1px;
    text-underline-offset: 0.25em;
  }

  [aria-current] {
    padding-inline-start: ${theme.space.s};
  }

  [aria-current]::after {
    content: '';
    position: absolute;
    bottom: -1px;
    inset-inline-start: 0;
    width: 3px;
    height: 14px;
    background: ${theme.color.signal};
  }
`;
