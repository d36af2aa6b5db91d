import { MediaController } from 'media-chrome/react';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

import { captionSize } from './VideoPlayer.styles';

/** The player's own controls, in our colours. */
export const Controller = styled(MediaController)`
  --media-font-family: ${theme.font.sans};
  --media-primary-color: ${theme.color.onInverse};
  --media-secondary-color: ${theme.color.inverse};
  --media-control-background: ${theme.color.inverse};
  --media-control-hover-background: ${theme.color.lineOnInverse};
  --media-range-bar-color: ${theme.color.signalOnInverse};
  --media-range-thumb-background: ${theme.color.onInverse};
  --media-menu-background: ${theme.color.inverse};
  --media-menu-item-checked-background: ${theme.color.lineOnInverse};
  --media-focus-box-shadow: inset 0 0 0 2px ${theme.color.signalOnInverse};
  --media-control-height: 1.75rem;
  --media-control-padding: 0.5rem;

  --media-object-position: top;

  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  background: ${theme.color.inverse};

  hls-video {
    background: ${theme.color.background};
  }

  /* The player fills its icons; this one is drawn in lines. */
  media-playback-rate-menu-button svg {
    height: 1.25rem;
    fill: none;
    color: ${theme.color.onInverse};
  }
`;

/** The title of a chapter, in a corner that the drawings leave free. */
export const TitleCard = styled.p`
  display: inline-block;
  padding: ${theme.space.xxs} ${theme.space.s};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  font-size: ${captionSize};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
`;
