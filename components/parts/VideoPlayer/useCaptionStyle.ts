import type { HlsVideoElement } from 'hls-video-element';
import { useEffect, type RefObject } from 'react';

import { theme } from '@/components/theme/theme';

import { captionSize } from './VideoPlayer.styles';

/**
 * Browsers set captions in a twentieth of the film's height, which nobody reads on a phone. They stand in the player's
 * shadow tree, where the page's own styles do not reach them.
 */
export function useCaptionStyle(film: RefObject<HlsVideoElement | null>) {
  useEffect(() => {
    const look = new CSSStyleSheet();
    look.replaceSync(
      `video::cue { background: ${theme.color.inverse}; color: ${theme.color.onInverse}; font: 500 ${captionSize} / 1.35 sans-serif; }`,
    );
    film.current?.shadowRoot?.adoptedStyleSheets.push(look);
  }, [film]);
}
