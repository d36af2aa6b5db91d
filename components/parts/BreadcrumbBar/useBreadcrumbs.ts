import { useTranslation } from 'next-i18next/pages';

import { paths } from '@/services/config/paths';

interface Crumb {
  label: string;
  href: string;
}

/** The way from the home page to this one. */
export function useBreadcrumbs(...toHere: Crumb[]): Crumb[] {
  const { t } = useTranslation('blocks');
  return [{ label: t('breadcrumbs.home'), href: paths.home }, ...toHere];
}
