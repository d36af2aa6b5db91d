import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

import { absoluteUrl } from './structuredData';

/** The whole address of a path without language, in the language that the page is shown in. */
export function usePageUrl(path: string): string {
  const { brand } = useCommonData();
  return absoluteUrl(brand.siteUrl, path, useLocale());
}
