import { sitemapIndex } from '@/services/loaders/sitemap';

export const getServerSideProps = sitemapIndex.getServerSideProps;

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
