export { getServerSideProps } from '@/services/pages/sitemap';

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
