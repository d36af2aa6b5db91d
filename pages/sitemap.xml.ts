export { getServerSideProps } from '@/services/loaders/sitemap';

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
