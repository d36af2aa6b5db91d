import { fallbackHero } from '@/components/blocks/Hero/fallbackHero';
import { Hero } from '@/components/blocks/Hero/Hero';
import type { ContentPage } from '@/services/domain/content/page';

/** The title of a page whose first block does not open it. */
export function TitleHero({ page }: { page: ContentPage }) {
  return <Hero block={fallbackHero(page.title)} isFirst />;
}
