import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';

import { Control, Controls, Place } from './PosterCarousel.styles';
import type { Carousel } from './startCarousel';

interface PosterControlsProps {
  /** Undefined until it runs. */
  carousel: Carousel | undefined;
  isPlaying: boolean;
  /** Nothing moves by itself, so there is nothing to stop. */
  isStill: boolean;
  /** From 1. */
  place: number;
  count: number;
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.5, absoluteStrokeWidth: true } as const;

/** Stop, back, on: in this order, so that the keyboard comes first to what stops the movement. */
export function PosterControls({ carousel, isPlaying, isStill, place, count }: PosterControlsProps) {
  const { t } = useTranslation('home');
  return (
    <Controls $isRunning={carousel !== undefined}>
      <Place>{t('posters.place', { place, count })}</Place>
      {!isStill && (
        <Control
          type="button"
          aria-label={isPlaying ? t('posters.stop') : t('posters.start')}
          onClick={carousel?.toggle}
        >
          {isPlaying ? <Pause {...icon} /> : <Play {...icon} />}
        </Control>
      )}
      <Control type="button" aria-label={t('posters.previous')} onClick={carousel?.previous}>
        <ArrowLeft {...icon} />
      </Control>
      <Control type="button" aria-label={t('posters.next')} onClick={carousel?.next}>
        <ArrowRight {...icon} />
      </Control>
    </Controls>
  );
}
