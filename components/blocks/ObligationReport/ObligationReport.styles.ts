import styled from 'styled-components';

export const Group = styled.div`
  & + & {
    margin-top: ${({ theme }) => theme.space.xl};
  }
`;

export const GroupName = styled.h3`
  padding-bottom: ${({ theme }) => theme.space.xs};
  border-bottom: 2px solid ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size.h4};
`;

export const Entries = styled.ul`
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.m} 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  break-inside: avoid;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m};
  align-items: baseline;
  justify-content: space-between;
`;

export const Title = styled.h4`
  font-size: ${({ theme }) => theme.size.h4};
`;

export const Places = styled.p`
  font-size: ${({ theme }) => theme.size.s};
  font-weight: ${({ theme }) => theme.weight.medium};
`;

export const Reason = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  font-family: ${({ theme }) => theme.font.serif};
`;

export const Sources = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.xs};
  list-style: none;
`;
