import { MediaController } from 'media-chrome/react';
import styled from 'styled-components';

/** The player's own controls, in our colours. */
export const Controller = styled(MediaController)`
  --media-font-family: ${({ theme }) => theme.font.sans};
  --media-primary-color: ${({ theme }) => theme.color.onInverse};
  --media-secondary-color: ${({ theme }) => theme.color.inverse};
  --media-control-background: ${({ theme }) => theme.color.inverse};
  --media-control-hover-background: ${({ theme }) => theme.color.lineOnInverse};
  --media-range-bar-color: ${({ theme }) => theme.color.signalOnInverse};
  --media-range-thumb-background: ${({ theme }) => theme.color.onInverse};
  --media-menu-background: ${({ theme }) => theme.color.inverse};
  --media-menu-item-checked-background: ${({ theme }) => theme.color.lineOnInverse};
  --media-focus-box-shadow: inset 0 0 0 2px ${({ theme }) => theme.color.signalOnInverse};
  --media-control-height: 1.75rem;
  --media-control-padding: 0.5rem;

  display: block;
  width: 100%;
  height: 100%;
  background: ${({ theme }) => theme.color.inverse};

  hls-video {
    background: ${({ theme }) => theme.color.background};
  }

  /* The player fills its icons; this one is drawn in lines. */
  media-playback-rate-menu-button svg {
    height: 1.25rem;
    fill: none;
    color: ${({ theme }) => theme.color.onInverse};
  }
`;
