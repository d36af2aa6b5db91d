import { sitemap } from '@/services/loaders/sitemap';

export const getServerSideProps = sitemap.getServerSideProps;

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
