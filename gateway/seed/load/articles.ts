import type { Payload } from 'payload';

import type { ContentLanguage } from '../../src/domain/languages';
import type { SeedArticleFrontMatter } from '../content/types';
import type { SeedContent } from './content';
import { seedDocument, seededId, seeding } from './documents';
import { insertNoBreakSpaces } from './localise';
import { idsOf } from './references';
import { placeFilm, richTextConverter, type ToRichText } from './richText';
import type { SeedText } from './textFiles';

type SeedArticle = SeedText<SeedArticleFrontMatter>;

/** Half past eight in Berlin's winter; the front matter gives days. */
const timeOf = (day: string): string =>
  new Date(day.length > 10 ? day : `${day}T07:30:00.000Z`).toISOString();

const dataOf =
  ({ files }: SeedArticle, references: object, toRichText: ToRichText, film?: number) =>
  (language: ContentLanguage) => {
    const { title, summary, metaTitle, metaDescription, author, sources } = files[language].frontMatter;
    const { articleType, publishTime, reviewTime, isHot } = files.en.frontMatter;
    const content = toRichText(files[language].markdown);
    return {
      title: insertNoBreakSpaces(title),
      summary: insertNoBreakSpaces(summary),
      metaTitle: insertNoBreakSpaces(metaTitle),
      metaDescription: insertNoBreakSpaces(metaDescription),
      content: film === undefined ? content : placeFilm(content, film),
      articleType,
      author,
      ...references,
      isHot,
      sources: sources.map((source) => ({ ...source, title: insertNoBreakSpaces(source.title) })),
      publishTime: timeOf(publishTime),
      reviewTime: timeOf(reviewTime),
    };
  };

/** The articles, the oldest first, so that ids follow the dates; then what refers to each other. */
export async function seedArticles(payload: Payload, { articles }: SeedContent): Promise<void> {
  const toRichText = await richTextConverter(payload);
  for (const article of articles) {
    if (await seededId(payload, 'articles', article.slug)) continue;
    const { cover, services, film: key } = article.files.en.frontMatter;
    const references = await idsOf(payload, { cover, services });
    const { film } = (await idsOf(payload, key ? { film: key } : {})) as { film?: number };
    await seedDocument(payload, 'articles', article.slug, dataOf(article, references, toRichText, film));
  }
  // All of them: a start that was killed may have added articles and related none.
  for (const { slug, files } of articles) {
    const { related } = files.en.frontMatter;
    const data = { ...(await idsOf(payload, { related })), _status: 'published' as const };
    const id = await seededId(payload, 'articles', slug);
    if (id) await payload.update({ collection: 'articles', id, data, depth: 0, context: seeding() });
  }
}
