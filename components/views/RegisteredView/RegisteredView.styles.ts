import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** As high as its longest text on a phone, so that nothing moves when the answer comes. */
export const Status = styled.p`
  min-height: 4.8em;
  max-width: ${theme.width.text};

  ${theme.from.tablet} {
    min-height: 1.6em;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m};
  padding-top: ${theme.space.m};
`;

export const Given = styled.p`
  padding-bottom: ${theme.space.s};
  font-size: ${theme.size.h2};
  line-height: ${theme.leading.snug};
`;
