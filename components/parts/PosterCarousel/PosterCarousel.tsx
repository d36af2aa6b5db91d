import { useTranslation } from 'next-i18next/pages';

import { Section } from '@/components/ui/Section/Section';
import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { loadChunk, loadOptional } from '@/services/browser/loading/chunk';
import type { Poster } from '@/services/domain/activities/poster';

import { Group, Slide, Track, Viewport } from './PosterCarousel.styles';
import { PosterControls } from './PosterControls';
import { useCarousel } from './useCarousel';

/** Images and texts keep the server's HTML: next/image and this page's links need no code in the browser (docs/decisions/0045). */
const StaticPosterSlide = islandComponent(() =>
  loadChunk(() => import('./PosterSlide')).then((loaded) => loaded.PosterSlide),
);

const isWithinLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null;

/** Its code comes with the first click: the call that it makes does not wait for the page either. */
const countClick = (id: number) =>
  void loadOptional(() => import('@/services/browser/api/posters')).then((loaded) =>
    loaded?.countPosterClick(id),
  );

interface PosterCarouselProps {
  /** In the order of the CMS: image, title, text and where each leads. */
  posters: Poster[];
}

/**
 * The banners of the home page (requirements, 7: findOister): one after the other until a visitor
 * shows interest, never by itself where less motion is asked for. All are in the page, as a strip, before
 * any script.
 * @avoid For what has to be seen: most people see the first slide only.
 * @accessibility Stops by its button, below a pointer and with the focus, and never starts where less
 *   motion is asked for. Hidden slides are inert.
 */
export function PosterCarousel({ posters }: PosterCarouselProps) {
  const { t } = useTranslation('home');
  const { viewport, carousel, index, isPlaying, isByHand, isStill } = useCarousel(posters.length);
  const place = { place: index + 1, count: posters.length };
  return (
    <Section heading={t('posters.heading')} wide>
      <Group role="group" aria-roledescription={t('posters.carousel')} aria-label={t('posters.heading')}>
        {posters.length > 1 && (
          <PosterControls carousel={carousel} isPlaying={isPlaying} isStill={isStill} {...place} />
        )}
        <Viewport ref={viewport} $isRunning={carousel !== undefined}>
          <Track>
            {posters.map((poster, position) => (
              <Slide
                key={poster.id}
                inert={carousel !== undefined && position !== index}
                onClick={({ target }) => isWithinLink(target) && countClick(poster.id)}
              >
                <StaticPosterSlide poster={poster} />
              </Slide>
            ))}
          </Track>
        </Viewport>
        <VisuallyHidden role="status">
          {/* Automatic changes are not announced to screen readers. */}
          {isByHand && t('posters.shown', { ...place, title: posters[index]?.title })}
        </VisuallyHidden>
      </Group>
    </Section>
  );
}
