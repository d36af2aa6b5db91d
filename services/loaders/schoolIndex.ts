import { articleTypes } from '@/contract/lists/articles';
import { paths } from '@/services/config/paths';
import { fetchArticleList, fetchHotArticles } from '@/services/gateway/articles';

import { withStaticProps } from './withStaticProps';

const newestOfEach = 3;
const hotCount = 5;

export const getStaticProps = withStaticProps({
  address: paths.school,
  namespaces: ['school'],
  needs: { static: ['sections', 'hot'], namespaces: [] },
  load: async (_params, locale) => {
    const [hot, ...lists] = await Promise.all([
      fetchHotArticles({ size: hotCount }, locale),
      ...articleTypes.map((type) => fetchArticleList({ type, pageSize: newestOfEach }, locale)),
    ]);
    const sections = articleTypes.map((type, index) => ({ type, articles: lists[index]?.articles ?? [] }));
    return { sections, hot };
  },
});
