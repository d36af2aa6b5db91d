import type { LayoutData } from '@/services/domain/content/layoutData';

/** The title of the site; every page but home puts its own in front. */
export const pageTitle = ({ title: site }: Pick<LayoutData['brand'], 'title'>, title?: string): string =>
  title ? `${title} – ${site}` : site;
