import type { GetStaticPaths } from 'next';

import { paths } from '@/services/config/paths';
import { documentIdOf } from '@/services/domain/content/documentId';
import { fetchManuals } from '@/services/gateway/library';

import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

type Params = { id: string };

export const getStaticPaths: GetStaticPaths<Params> = () => staticPathsOf<Params>([]);

/** One of the list: there are few, and each leads to the ones beside it. */
export const getStaticProps = withStaticProps({
  address: ({ id }: Params) => `${paths.manuals}/${id}`,
  namespaces: ['manuals'],
  needs: { static: ['manual', 'previous', 'next'], namespaces: [] },
  load: async ({ id: text }: Params, locale) => {
    const id = documentIdOf(text);
    if (id === undefined) return undefined;
    const manuals = await fetchManuals(locale);
    const index = manuals.findIndex((manual) => manual.id === id);
    const manual = manuals[index];
    const linkTo = (place: number) => {
      const other = manuals[place];
      return other ? { id: other.id, title: other.title, language: other.language } : null;
    };
    return manual && { manual, previous: linkTo(index - 1), next: linkTo(index + 1) };
  },
});
