import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

/** How much follows, at a glance. */
export const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m} ${theme.space.xl};
  margin-bottom: ${theme.space.xl};
`;

export const Count = styled.div`
  display: flex;
  flex-direction: column-reverse;
  min-width: 8rem;
  padding-top: ${theme.space.xs};
  border-top: 2px solid ${theme.color.text};

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }

  dd {
    font-size: ${theme.size.figure};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.15;
    letter-spacing: -0.02em;
  }
`;

export const Group = styled.div`
  & + & {
    margin-top: ${theme.space.xl};
  }
`;

export const GroupName = styled.h3`
  padding-bottom: ${theme.space.xs};
  border-bottom: 2px solid ${theme.color.text};
  font-size: ${theme.size.h4};
`;

export const Entries = styled.ul`
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  gap: ${theme.space.xs};
  padding: ${theme.space.m} 0;
  border-bottom: 1px solid ${theme.color.line};
  break-inside: avoid;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.m};
  align-items: baseline;
  justify-content: space-between;
`;

export const Title = styled.h4`
  font-size: ${theme.size.h4};
`;

export const Places = styled.p`
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
`;

export const Reason = styled.p`
  max-width: ${theme.width.text};
  font-family: ${theme.font.serif};
`;

/** From which answers it follows, and why it has to be checked. */
export const Grounds = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};

  span {
    display: block;
  }
`;

export const Since = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;

export const Sources = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.m};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  list-style: none;
`;
