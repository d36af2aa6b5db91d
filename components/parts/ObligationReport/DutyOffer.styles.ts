import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Services = styled.ul`
  display: grid;
  gap: ${theme.space.m};
  max-width: ${theme.width.text};
  padding-inline-start: ${theme.space.m};
  border-inline-start: 1px solid ${theme.color.lineStrong};
  list-style: none;

  @media print {
    gap: ${theme.space.xxs};
    max-width: none;
    padding-inline-start: ${theme.space.s};
    font-size: ${theme.size.s};

    li {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${theme.space.m};
      align-items: baseline;
    }
  }
`;

export const ServiceName = styled.p`
  font-weight: ${theme.weight.medium};
`;

export const Note = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

/** On paper the fees stand in the duty's line and in the list of services, and what others charge in its sum. */
export const Prices = styled.dl`
  display: grid;
  gap: ${theme.space.xs};
  font-size: ${theme.size.s};
  line-height: 1.4;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${theme.space.m};
    padding-top: ${theme.space.xs};
  }

  @media print {
    display: none;
  }
`;

/** What others charge is set apart from our fees. */
export const Apart = styled.div`
  margin-top: ${theme.space.s};
  padding: ${theme.space.s};
  background: ${theme.color.surface};

  @media print {
    display: none;
  }
`;
