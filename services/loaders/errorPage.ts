import { withStaticProps } from './withStaticProps';

/** The pages for status 404 and 500 (requirements, 8). */
export const errorPage = (statusCode: 404 | 500) =>
  withStaticProps({
    address: `/${statusCode}`,
    load: () => Promise.resolve({ statusCode }),
  });
