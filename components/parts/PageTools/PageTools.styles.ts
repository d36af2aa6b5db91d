import styled from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l};
  align-items: center;

  /* Both tools need scripts. */
  @media print, (scripting: none) {
    display: none;
  }
`;

export const Tool = styled.button`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  min-height: ${({ theme }) => theme.width.target};
  padding: 0;
  border: 0;
  background: none;
  font-size: ${({ theme }) => theme.size.s};
  font-weight: ${({ theme }) => theme.weight.medium};
  cursor: pointer;

  svg {
    color: ${({ theme }) => theme.color.signal};
  }

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
`;

export const Status = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.size.s};
`;
