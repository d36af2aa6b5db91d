import styled from 'styled-components';

export const Tier = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;

export const Purpose = styled.div`
  max-width: 42rem;
  margin-bottom: ${({ theme }) => theme.space.l};

  p {
    margin: 0;
    font-family: ${({ theme }) => theme.font.serif};
    font-size: ${({ theme }) => theme.size.lead};
    line-height: 1.4;
  }
`;

export const Advice = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  margin-block: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.xl};
  border-top: 1px solid ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size.s};
  line-height: 1.5;

  > div {
    display: grid;
    gap: 0 ${({ theme }) => theme.space.l};
    padding-top: ${({ theme }) => theme.space.s};
  }

  dt {
    font-style: normal;
    font-weight: ${({ theme }) => theme.weight.semibold};
  }

  dd,
  dd p {
    margin: 0;
    padding: 0;
    font-size: inherit;
  }

  @media (min-width: 40rem) {
    > div {
      grid-template-columns: 10rem minmax(0, 1fr);
    }
  }
`;

export const State = styled.h3`
  margin: ${({ theme }) => theme.space.l} 0 ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.size.h4};
`;

export const States = styled.ul`
  columns: 16rem;
  padding: 0;
  list-style: none;
  font-size: ${({ theme }) => theme.size.s};
  line-height: 1.8;
`;
