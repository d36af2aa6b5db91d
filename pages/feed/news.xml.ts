import { newsFeed } from '@/services/loaders/feeds';

export const getServerSideProps = newsFeed.getServerSideProps;

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
