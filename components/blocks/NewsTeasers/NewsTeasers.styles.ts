import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xxl};

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
`;

export const ListHeading = styled.h3`
  padding-bottom: ${({ theme }) => theme.space.xs};
  border-bottom: 2px solid ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size.s};
`;

export const Latest = styled.ul`
  list-style: none;

  > li {
    padding-block: ${({ theme }) => theme.space.l};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
`;

export const HotList = styled.ol`
  list-style: none;
  counter-reset: place;

  > li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    padding-block: ${({ theme }) => theme.space.m};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    counter-increment: place;
  }

  > li::before {
    content: counter(place);
    color: ${({ theme }) => theme.color.signal};
    font-size: ${({ theme }) => theme.size.h3};
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: ${({ theme }) => theme.weight.medium};
    line-height: 1;
  }

  /* The summary would make six small texts of a list that wants to be scanned. */
  article p:last-child {
    display: none;
  }
`;

export const More = styled.p`
  margin-top: ${({ theme }) => theme.space.xl};
`;
