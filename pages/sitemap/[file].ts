import { fileOf } from '@/services/loaders/fileRoute';
import { sitemaps } from '@/services/loaders/sitemap';

/** Answers with the file of this name. */
export const getServerSideProps = fileOf(sitemaps);

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
