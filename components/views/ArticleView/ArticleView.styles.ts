import styled from 'styled-components';

import { Container } from '@/components/ui/Container/Container';

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};
  padding-bottom: ${({ theme }) => theme.space.section};

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
  }
`;

export const Body = styled.div`
  min-width: 0;

  ${({ theme }) => theme.from.desktop} {
    grid-column: 2;
  }
`;

/** Of no use on paper. */
export const ReadOn = styled.div`
  @media print {
    display: none;
  }
`;
