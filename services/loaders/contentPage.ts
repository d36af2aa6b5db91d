import type { GetStaticPaths } from 'next';

import { contentPages, pageKeyOf } from '@/contract/site/contentPages';
import { blocksOnly } from '@/services/domain/content/firstViewProps';
import type { Locale } from '@/services/domain/locale/locale';
import { fetchContentPage } from '@/services/gateway/pages';

import { staticPathsOf } from './staticPaths';
import { withStaticProps } from './withStaticProps';

async function load(path: string, locale: Locale) {
  const page = await fetchContentPage(pageKeyOf(path), locale);
  return page && { page, path };
}

/** A page of blocks with an address of its own. */
export const contentPage = (path: string) =>
  withStaticProps({ address: path, needs: blocksOnly, load: (_params, locale) => load(path, locale) });

const pagesIn = (folder: string) => contentPages.filter((path) => path === `${folder}/${pageKeyOf(path)}`);

/** Paths of the pages of blocks in one folder. */
export const contentPagePaths =
  (folder: string): GetStaticPaths<{ page: string }> =>
  () =>
    staticPathsOf(pagesIn(folder).map((path) => ({ page: pageKeyOf(path) })));

/** The pages of blocks in one folder; what is not on the list is no page, whatever the CMS may hold. */
export const contentPageIn = (folder: string) =>
  withStaticProps({
    address: ({ page }: { page: string }) => `${folder}/${page}`,
    needs: blocksOnly,
    load: async ({ page }: { page: string }, locale) => {
      const path = `${folder}/${page}`;
      return pagesIn(folder).includes(path) ? load(path, locale) : undefined;
    },
  });
