import type { Article } from 'schema-dts';

import { absoluteUrl, organizationId } from '@/components/layout/PageHead/structuredData';
import type { ContentPage } from '@/services/domain/content/page';

/**
 * A guide to a country in schema.org terms, with the texts of its opening. It names no author and no reviewer, so that it is
 * the company's; the day on which it was published is neither shown nor known. It was changed when its text was, or when
 * the newest of its facts was checked.
 */
export function guideNode(
  { title, language, image, updatedAt, blocks }: ContentPage,
  path: string,
  siteUrl: string,
): Article {
  const opening = blocks[0]?.kind === 'hero' ? blocks[0] : { title, lead: '' };
  const facts = blocks.flatMap((block) => (block.kind === 'countryFacts' ? block.facts : []));
  return {
    '@type': 'Article',
    headline: opening.title,
    ...(opening.lead && { description: opening.lead }),
    inLanguage: language,
    dateModified: [updatedAt, ...facts.map(({ checkedOn }) => checkedOn)].sort().at(-1),
    author: { '@id': organizationId(siteUrl) },
    publisher: { '@id': organizationId(siteUrl) },
    mainEntityOfPage: absoluteUrl(siteUrl, path, language),
    ...(image && { image: image.src }),
  };
}
