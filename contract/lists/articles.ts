/** The four lists of the school; each is also the first segment of its articles' addresses. */
export const articleTypes = ['companyEncy', 'FinanceTaxEncy', 'industryInfo', 'trends'] as const;
export type ArticleType = (typeof articleTypes)[number];

export const isArticleType = (value: unknown): value is ArticleType =>
  articleTypes.some((type) => type === value);
