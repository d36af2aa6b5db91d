import { useLocale } from '@/services/hooks/useLocale';

import type { SiteState } from './siteState';

export const isGermany = (): SiteState['isGermany'] => document.documentElement.lang === 'de';

export const useIsGermany = (): SiteState['isGermany'] => useLocale() === 'de';
