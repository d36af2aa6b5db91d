import styled from 'styled-components';

export const Table = styled.table`
  width: 100%;
  align-self: start;
  font-size: ${({ theme }) => theme.size.s};

  thead th {
    padding-bottom: ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.size.xs};
    font-weight: ${({ theme }) => theme.weight.regular};
    text-align: start;
  }
`;

export const Row = styled.tr`
  border-top: 1px solid ${({ theme }) => theme.color.line};

  &:last-child {
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
`;

/** Its colour is a property, so that all of them share one rule. */
export const Rate = styled.th.attrs<{ $band: number; $active: boolean }>(({ theme, $band, $active }) => ({
  style: { '--band': $active ? theme.color.signal : theme.color.scale[$band] },
}))`
  width: 8.5rem;
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xs} 0;
  font-size: ${({ theme }) => theme.size.h3};
  font-weight: ${({ theme }) => theme.weight.semibold};
  line-height: ${({ theme }) => theme.leading.snug};
  text-align: start;
  vertical-align: baseline;
  white-space: nowrap;

  &::before {
    content: '';
    display: inline-block;
    width: 1rem;
    height: 0.75em;
    margin-inline-end: ${({ theme }) => theme.space.s};
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    background: var(--band);
    transition: background-color ${({ theme }) => theme.motion.fast};
  }
`;

export const Countries = styled.td`
  padding-block: ${({ theme }) => theme.space.xs};
  line-height: 1.45;
  vertical-align: baseline;
`;

export const Name = styled.span<{ $active: boolean }>`
  color: ${({ theme, $active }) => ($active ? theme.color.signal : 'inherit')};
  transition: color ${({ theme }) => theme.motion.fast};
`;
