import { withStaticProps } from './withStaticProps';

/** The pages for status 404 and 500 (requirements, 8). */
export const errorPage = (statusCode: 404 | 500) =>
  withStaticProps({
    address: `/${statusCode}`,
    // The search and the most used pages, which other pages do not show.
    namespaces: statusCode === 404 ? ['notFound'] : [],
    load: () => Promise.resolve({ statusCode }),
  });
