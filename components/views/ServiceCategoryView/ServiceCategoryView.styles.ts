import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { TextLink } from '@/components/ui/TextLink/TextLink';

/** Clear of the countries that stay below the header: on a desktop, up to three lines of them. */
const belowCountries = { phone: '3.25rem', desktop: '7rem' };

export const Country = styled.div`
  display: grid;
  scroll-margin-top: ${belowCountries.phone};
  column-gap: ${theme.space.xl};
  padding-bottom: ${theme.space.s};
  border-top: 2px solid ${theme.color.text};
  grid-template-columns: minmax(0, 1fr);

  &:last-child {
    padding-bottom: 0;
  }

  ${theme.from.desktop} {
    grid-template-columns: ${theme.columns.margin};
    scroll-margin-top: ${belowCountries.desktop};
  }
`;

/** The ways on from one service alone: back to all countries, and to what the whole Union has. */
export const Alone = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.m};
  margin-bottom: ${theme.space.m};
`;

/** All countries; of a service that an address names, its own alone. The page needs no script for that. */
export const Listing = styled.div`
  &:has([id^='service-']:target) > div:not(:has(:target)) {
    display: none;
  }

  &:not(:has([id^='service-']:target)) > ${Alone} {
    display: none;
  }
`;

/** The country, and the way to the page about it. */
export const CountryName = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
  align-items: baseline;
  padding-top: ${theme.space.s};
  font-size: ${theme.size.s};

  h3 {
    display: flex;
    gap: 0.4em;
    align-items: center;
    font-size: ${theme.size.h3};
  }

  ${theme.from.desktop} {
    position: sticky;
    top: calc(${theme.width.headerHeight} + ${belowCountries.desktop});
    align-self: start;
  }
`;

export const Entries = styled.ul`
  list-style: none;
`;

/** How the services below it are invoiced. */
export const PartNote = styled.li`
  padding-block: ${theme.space.m};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

export const Beside = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums lining-nums;
  list-style: none;
`;

/** In place of the buttons that need scripts. */
export const WithoutScripts = styled(TextLink)`
  @media not (scripting: none) {
    display: none;
  }
`;
