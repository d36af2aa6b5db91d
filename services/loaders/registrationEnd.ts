import { withStaticProps } from './withStaticProps';

/** Where a registration ends: with an account, or with the one that was there before. */
export const getStaticProps = withStaticProps({
  namespaces: ['promotion', 'registration'],
  layout: 'activity',
  load: () => Promise.resolve({}),
});
