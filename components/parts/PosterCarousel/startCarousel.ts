import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

/** Long enough to read a banner twice. */
const delayMs = 9_000;

export interface CarouselState {
  /** From 0. */
  index: number;
  isPlaying: boolean;
  /** A button brought this slide, not time. */
  isByHand: boolean;
}

export interface Carousel {
  previous: () => void;
  next: () => void;
  /** Goes on by itself, or stops until it is asked to go on. */
  toggle: () => void;
  destroy: () => void;
}

interface CarouselOptions {
  /** Nothing moves by itself, and slides change at once. */
  isStill: boolean;
  onChange: (state: CarouselState) => void;
}

/**
 * Takes over a strip of slides: its first child is the track. It goes on by itself until somebody shows interest
 * (pointer, focus, finger, a button); then it waits to be asked. This module brings the library: load it when needed.
 */
export function startCarousel(viewport: HTMLElement, { isStill, onChange }: CarouselOptions): Carousel {
  const autoplay = Autoplay({ delay: delayMs, playOnInit: !isStill, stopOnMouseEnter: true });
  let playedBefore = !isStill;
  // The strip may have been scrolled before; the library counts from its start.
  viewport.scrollLeft = 0;
  const embla = EmblaCarousel(
    viewport,
    {
      loop: true,
      duration: isStill ? 0 : 28,
      // A mouse selects text; a finger turns the page.
      watchDrag: (_embla, event) => event.type !== 'mousedown',
      watchResize: () => {
        playedBefore = autoplay.isPlaying();
        return true;
      },
    },
    [autoplay],
  );
  let isByHand = false;
  const tell = () =>
    onChange({ index: embla.selectedScrollSnap(), isPlaying: autoplay.isPlaying(), isByHand });
  // The library tells before it has changed its own state.
  const tellLater = () => queueMicrotask(tell);
  // With another width the library starts over, and would play again what somebody has stopped.
  const stayStopped = () => {
    if (!playedBefore) autoplay.stop();
  };
  embla.on('select', tell).on('autoplay:play', tellLater).on('autoplay:stop', tellLater);
  embla.on('reInit', stayStopped);
  tell();
  const turn = (move: () => void) => () => {
    autoplay.stop();
    isByHand = true;
    move();
  };
  const play = () => {
    isByHand = false;
    autoplay.play();
  };
  return {
    previous: turn(() => embla.scrollPrev()),
    next: turn(() => embla.scrollNext()),
    toggle: () => (autoplay.isPlaying() ? autoplay.stop() : play()),
    destroy: () => embla.destroy(),
  };
}
