import type { GetServerSideProps } from 'next';

import { sitemaps } from '@/services/loaders/sitemap';

/** Answers with the sitemap of this name; there are no others. */
export const getServerSideProps: GetServerSideProps = async (context) => {
  const sitemap = Object.entries(sitemaps).find(([name]) => name === context.params?.file);
  return sitemap ? sitemap[1].getServerSideProps(context) : { notFound: true };
};

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
