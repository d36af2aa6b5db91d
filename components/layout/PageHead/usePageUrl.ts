import { useFrame } from '@/components/layout/FrameContext';
import { useLocale } from '@/services/hooks/useLocale';

import { absoluteUrl } from './structuredData';

/** The whole address of a path without language, in the language that the page is shown in. */
export function usePageUrl(path: string): string {
  const { brand } = useFrame();
  return absoluteUrl(brand.siteUrl, path, useLocale());
}
