import type { ParsedUrlQuery } from 'node:querystring';

import { env } from '@/services/config/env';
import { paths } from '@/services/config/paths';
import { type ListedArticle, schoolPageSize as pageSize } from '@/services/domain/articles/article';
import { articleChoices, articleFilterOf, filterArticles } from '@/services/domain/articles/articleChoices';
import type { Locale } from '@/services/domain/locale/locale';
import { pageCountOf } from '@/services/domain/text/listPages';
import { fetchListedArticles } from '@/services/gateway/articles';
import { staleWhileRevalidate } from '@/services/gateway/staleWhileRevalidate';

import { renderedForQuery } from './renderedForQuery';
import { withStaticProps } from './withStaticProps';

/** Each choice asks for all articles, so that they are kept for a while. */
const listed = staleWhileRevalidate<Locale, ListedArticle[]>({
  lifetime: () => env().REVALIDATE_SECONDS * 1_000,
  fetch: fetchListedArticles,
});

const load = withStaticProps<object, ParsedUrlQuery>({
  address: paths.schoolArticles,
  namespaces: ['school'],
  needs: { static: ['filter', 'choices', 'list'], namespaces: [] },
  load: async (query, locale) => {
    const all = await listed.get(locale);
    const filter = articleFilterOf(query, all);
    const found = filterArticles(all, filter);
    const asked = Number(query.page);
    const page =
      Number.isInteger(asked) && asked > 0 ? Math.min(asked, pageCountOf(found.length, pageSize)) : 1;
    const articles = found
      .slice((page - 1) * pageSize, page * pageSize)
      .map(({ about: _, ...article }) => article);
    return {
      filter,
      choices: articleChoices(all, filter, locale),
      list: { articles, total: found.length, page, pageSize },
    };
  },
});

/** The articles about the topic and the country that the query chooses; without both, all of them. */
export const getServerSideProps = renderedForQuery(load);
