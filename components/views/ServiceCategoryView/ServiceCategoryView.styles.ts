import styled from 'styled-components';

export const Countries = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.l};
  margin-bottom: ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.size.s};

  a {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    padding-block: ${({ theme }) => theme.space.xxs};
    color: ${({ theme }) => theme.color.link};
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }

  a:hover {
    text-decoration-thickness: 2px;
  }

  @media print {
    display: none;
  }
`;

export const Country = styled.div`
  display: grid;
  column-gap: ${({ theme }) => theme.space.xl};
  padding-bottom: ${({ theme }) => theme.space.xl};
  border-top: 2px solid ${({ theme }) => theme.color.text};
  grid-template-columns: minmax(0, 1fr);

  &:last-child {
    padding-bottom: 0;
  }

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: ${({ theme }) => theme.columns.margin};
  }
`;

/** All countries; of a service that an address names, its own alone. The page needs no script for that. */
export const Listing = styled.div`
  &:has([id^='service-']:target) > div:not(:has(:target)) {
    display: none;
  }

  &:not(:has([id^='service-']:target)) > p {
    display: none;
  }

  > p {
    padding-bottom: ${({ theme }) => theme.space.m};
  }
`;

export const CountryName = styled.h3`
  padding-block: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.size.h3};

  ${({ theme }) => theme.from.desktop} {
    position: sticky;
    top: ${({ theme }) => theme.width.headerHeight};
    align-self: start;
  }
`;

export const Entries = styled.ul`
  list-style: none;
`;

/** How the services below it are invoiced. */
export const PartNote = styled.li`
  padding-block: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;

export const Beside = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.textMuted};
  font-variant-numeric: tabular-nums lining-nums;
  list-style: none;
`;
