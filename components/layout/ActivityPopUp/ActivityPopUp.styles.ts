import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

// styled-components does not know `closedby` yet and warns of it, unless it is told to hand everything on.
export const Notice = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  /* 700 by 500 px (requirements, 2), smaller where the window is. */
  width: min(700px, 94vw, 90dvh * 1.4);
  max-width: none;
  max-height: none;
  aspect-ratio: 7 / 5;
  padding: 0;
  border: 0;
  overflow: visible;
  background: ${theme.color.surface};

  &::backdrop {
    background: ${theme.color.backdrop};
  }

  a {
    display: block;
    height: 100%;
    text-decoration: none;
  }

  img {
    width: 100%;
    height: 100%;
  }

  @media (width < 37.5rem) {
    max-height: 94dvh;
    aspect-ratio: auto;
    overflow: auto;

    a,
    img {
      height: auto;
    }

    img {
      aspect-ratio: 7 / 5;
    }
  }
`;

/** What the picture says, where it is too small to be read. */
export const Words = styled.span`
  display: none;
  padding: ${theme.space.m};
  font-size: ${theme.size.m};
  line-height: ${theme.leading.lead};

  @media (width < 37.5rem) {
    display: block;
  }
`;

export const CloseButton = styled.button`
  position: absolute;
  top: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  width: ${theme.width.target};
  height: ${theme.width.target};
  padding: 0;
  border: 0;
  background: ${theme.color.background};
  color: ${theme.color.text};
  cursor: pointer;

  &:focus-visible {
    outline-offset: -4px;
  }
`;
