import type { Frame } from '@/services/domain/content/frame';

/** The title of the site; every page but home puts its own in front. */
export const pageTitle = ({ title: site }: Pick<Frame['brand'], 'title'>, title?: string): string =>
  title ? `${title} – ${site}` : site;
