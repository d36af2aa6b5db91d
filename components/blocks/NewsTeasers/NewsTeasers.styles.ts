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

export const Latest = styled.div`
  padding-top: ${({ theme }) => theme.space.l};
`;

export const More = styled.p`
  margin-top: ${({ theme }) => theme.space.xl};
`;
