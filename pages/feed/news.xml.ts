export { newsFeed as getServerSideProps } from '@/services/loaders/feeds';

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
