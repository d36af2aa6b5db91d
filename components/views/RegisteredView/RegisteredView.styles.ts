import styled from 'styled-components';

/** As high as its longest text on a phone, so that nothing moves when the answer comes. */
export const Status = styled.p`
  min-height: 4.8em;
  max-width: ${({ theme }) => theme.width.text};

  ${({ theme }) => theme.from.tablet} {
    min-height: 1.6em;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
  padding-top: ${({ theme }) => theme.space.m};
`;

export const Given = styled.p`
  padding-bottom: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.size.h2};
  line-height: ${({ theme }) => theme.leading.snug};
`;
