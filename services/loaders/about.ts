import { type aboutPages, pageKeyOf } from '@/contract/site/contentPages';
import { blocksOnly } from '@/services/domain/content/firstViewProps';
import { fetchAboutPage } from '@/services/gateway/pages';

import { withStaticProps } from './withStaticProps';

export const aboutPage = (path: (typeof aboutPages)[number]) =>
  withStaticProps({
    address: path,
    needs: blocksOnly,
    load: async (_params, locale) => {
      const page = await fetchAboutPage(pageKeyOf(path), locale);
      return page && { page, path };
    },
  });
