import { paths } from '@/services/config/paths';
import { useTranslation } from '@/services/i18n/useTranslation';

interface Crumb {
  label: string;
  href: string;
}

/** The way from the home page to this one. */
export function useBreadcrumbs(...toHere: Crumb[]): Crumb[] {
  const { t } = useTranslation('blocks');
  return [{ label: t('breadcrumbs.home'), href: paths.home }, ...toHere];
}
