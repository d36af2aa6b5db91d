import type { ParsedUrlQuery } from 'node:querystring';

import type { GetServerSideProps } from 'next';

import type { withStaticProps } from './withStaticProps';

/**
 * The `getServerSideProps` of a page that answers a form without scripts: it is rendered for its query, is kept by nobody,
 * and is a 404 where there is nothing to answer.
 * @param load gets the query and the parameters of the path as its parameters
 */
export const renderedForQuery =
  (load: ReturnType<typeof withStaticProps<object, ParsedUrlQuery>>): GetServerSideProps =>
  async ({ params, query, locale, res }) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const result = await load({ params: { ...query, ...params }, locale });
    return 'props' in result ? { props: result.props } : { notFound: true };
  };
