import styled, { createGlobalStyle } from 'styled-components';

import { Container } from '@/components/ui/Container/Container';

export const Bar = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: ${({ theme }) => theme.layer.overlay};
  max-height: 60dvh;
  padding-block: ${({ theme }) => theme.space.m};
  overflow-y: auto;
  border-top: 1px solid ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.background};

  &[hidden] {
    display: none;
  }

  ${({ theme }) => theme.from.desktop} {
    padding-block: ${({ theme }) => theme.space.l};
  }

  @media print {
    display: none;
  }
`;

export const Columns = styled(Container)`
  display: grid;
  gap: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xxl};

  ${({ theme }) => theme.from.desktop} {
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
  max-width: ${({ theme }) => theme.width.text};
  font-size: ${({ theme }) => theme.size.s};
  line-height: 1.5;

  h2 {
    margin-bottom: ${({ theme }) => theme.space.xxs};
    font-size: ${({ theme }) => theme.size.m};
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: 10rem 10rem auto;
  }
`;

export const SettingsButton = styled.button`
  grid-column: 1 / -1;
  min-height: ${({ theme }) => theme.width.target};
  border: 0;
  background: none;
  font-size: ${({ theme }) => theme.size.s};
  text-decoration: underline;
  text-underline-offset: 0.22em;
  cursor: pointer;

  ${({ theme }) => theme.from.tablet} {
    grid-column: auto;
  }
`;
