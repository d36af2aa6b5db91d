import { articleTypes } from '@/contract/lists/articles';
import { paths } from '@/services/config/paths';
import { articleChoices } from '@/services/domain/articles/articleChoices';
import { fetchArticleList, fetchHotArticles, fetchListedArticles } from '@/services/gateway/articles';

import { withStaticProps } from './withStaticProps';

const newestOfEach = 3;
const hotCount = 5;

export const getStaticProps = withStaticProps({
  address: paths.school,
  namespaces: ['school'],
  needs: { static: ['sections', 'choices', 'hot'], namespaces: [] },
  load: async (_params, locale) => {
    const [hot, listed, ...lists] = await Promise.all([
      fetchHotArticles({ size: hotCount }, locale),
      fetchListedArticles(locale),
      ...articleTypes.map((type) => fetchArticleList({ type, pageSize: newestOfEach }, locale)),
    ]);
    const sections = articleTypes.map((type, index) => ({ type, articles: lists[index]?.articles ?? [] }));
    return { sections, choices: articleChoices(listed, {}, locale), hot };
  },
});
