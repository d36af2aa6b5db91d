import type { ArticleType } from '@/services/domain/article';

/** Every internal address. Markup and loaders take addresses from here, the CMS brings its own. */
export const paths = {
  home: '/',
  homes: '/cht/homes',
  services: '/cht/Services',
  about: '/cht/About',
  school: '/cht/xmsailSchool',
  schoolList: (type: ArticleType, page = 1) =>
    page === 1 ? `/cht/xmsailSchool/${type}` : `/cht/xmsailSchool/${type}/${page}`,
  article: (type: ArticleType, id: number) => `/${type}/${id}.html`,
} as const;
