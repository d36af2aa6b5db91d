import styled from 'styled-components';

/** Narrower than the file, it shows the mark alone. */
export const Mark = styled.img`
  object-fit: cover;
  object-position: left;
`;

export const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.size.h4};
  font-weight: ${({ theme }) => theme.weight.bold};
  line-height: 1;
`;
