import styled, { createGlobalStyle } from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Container } from '@/components/ui/Container/Container';

export const Bar = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.overlay};
  max-height: 60dvh;
  padding-block: ${theme.space.m};
  overflow-y: auto;
  border-top: 1px solid ${theme.color.text};
  background: ${theme.color.background};

  &[hidden] {
    display: none;
  }

  ${theme.from.desktop} {
    padding-block: ${theme.space.l};
  }

  @media print {
    display: none;
  }
`;

export const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space.m} ${theme.space.xxl};

  ${theme.from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

/**
 * The page scrolls on until its last line, and what has the focus stays clear of the question. What stands last on a page
 * makes the room, in its own colour.
 */
export const RoomBelow = createGlobalStyle<{ $height: number }>`
  :root {
    --room-below: ${({ $height }) => $height}px;
    scroll-padding-bottom: var(--room-below);
  }
`;

export const Words = styled.div`
  max-width: ${theme.width.text};
  font-size: ${theme.size.s};
  line-height: 1.5;

  h2 {
    margin-bottom: ${theme.space.xxs};
    font-size: ${theme.size.m};
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.xs} ${theme.space.s};

  ${theme.from.tablet} {
    grid-template-columns: 10rem 10rem auto;
  }
`;

export const SettingsButton = styled.button`
  grid-column: 1 / -1;
  min-height: ${theme.width.target};
  border: 0;
  background: none;
  font-size: ${theme.size.s};
  text-decoration: underline;
  text-underline-offset: 0.22em;
  cursor: pointer;

  ${theme.from.tablet} {
    grid-column: auto;
  }
`;
