import type { GetServerSideProps } from 'next';

import { feeds } from '@/services/loaders/feeds';

/** Answers with the feed or the file of this name; there are no others. */
export const getServerSideProps: GetServerSideProps = async (context) => {
  const feed = Object.entries(feeds).find(([name]) => name === context.params?.file);
  return feed ? feed[1].getServerSideProps(context) : { notFound: true };
};

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
