import { PosterCarousel } from '@/components/parts/PosterCarousel/PosterCarousel';
import { ContentView } from '@/components/views/ContentView/ContentView';
import { paths } from '@/services/config/paths';
import type { Poster } from '@/services/domain/activities/poster';
import type { ContentPage } from '@/services/domain/content/page';

interface HomeViewProps {
  /** Head and blocks of the page, from the CMS. */
  page: ContentPage;
  /** Banners that are scheduled now, in order. */
  posters: Poster[];
}

/**
 * Home: a page of blocks, with the banners before its map of rates.
 * @avoid For any other page of blocks: `ContentView`.
 * @accessibility The banners come after what the page is for and what services cost, so that this is read first.
 */
export function HomeView({ page, posters }: HomeViewProps) {
  return (
    <ContentView page={page} path={paths.home} before="rateMap">
      {posters.length > 0 && <PosterCarousel posters={posters} />}
    </ContentView>
  );
}
