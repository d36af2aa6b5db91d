import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  align-items: end;

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  @media print {
    display: none;
  }
`;

export const Message = styled.p`
  padding: ${({ theme }) => theme.space.m} 0;
`;

export const Problem = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border-inline-start: 3px solid ${({ theme }) => theme.color.signal};
  background: ${({ theme }) => theme.color.surface};

  > p {
    flex-basis: 100%;
    padding: 0;
  }
`;

export const Entries = styled.ul`
  margin-bottom: ${({ theme }) => theme.space.xl};
  border-top: 2px solid ${({ theme }) => theme.color.text};
  list-style: none;
`;

export const Entry = styled.li`
  padding: ${({ theme }) => theme.space.m} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  break-inside: avoid;
`;

export const EntryTitle = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m};
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.size.h4};
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.size.s};

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  dt {
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.size.xs};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

export const Print = styled.p`
  padding-top: ${({ theme }) => theme.space.l};

  @media print {
    display: none;
  }
`;
