import { articleFeed } from '@/services/loaders/feeds';

export const getServerSideProps = articleFeed.getServerSideProps;

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
