import { withStaticProps } from './withStaticProps';

/** The last page of a registration: a new account, or one that existed before. */
export const getStaticProps = withStaticProps({
  namespaces: ['promotion', 'registration'],
  needs: { kept: [], namespaces: ['promotion', 'registration'] },
  layout: 'activity',
  load: () => Promise.resolve({}),
});
