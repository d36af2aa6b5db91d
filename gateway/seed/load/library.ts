import type { Payload } from 'payload';

import type { ContentLanguage } from '../../src/domain/languages';
import type { SeedContent } from './content';
import { seedDocument } from './documents';
import { insertNoBreakSpaces } from './localise';
import { idsOf } from './references';
import { richTextConverter } from './richText';

/** Nine in the morning in Berlin’s summer; the front matter gives days. */
const morning = (day: string): string => `${day}T07:00:00.000Z`;

interface Words {
  title: string;
  summary: string;
}
const wordsOf = ({ title, summary }: Words) => ({
  title: insertNoBreakSpaces(title),
  summary: insertNoBreakSpaces(summary),
});

/** The notices, the oldest first, so that their numbers follow the dates. */
export async function seedInformation(payload: Payload, { information }: SeedContent): Promise<void> {
  const toRichText = await richTextConverter(payload);
  for (const { slug, files } of information) {
    const { informationType, publishTime, services } = files.en.frontMatter;
    const references = await idsOf(payload, { services });
    await seedDocument(payload, 'information', slug, (language: ContentLanguage) => {
      const { frontMatter, markdown } = files[language];
      return {
        ...wordsOf(frontMatter),
        metaTitle: insertNoBreakSpaces(frontMatter.metaTitle),
        metaDescription: insertNoBreakSpaces(frontMatter.metaDescription),
        sources: frontMatter.sources.map(({ title, url }) => ({ title: insertNoBreakSpaces(title), url })),
        content: toRichText(markdown),
        ...references,
        informationType,
        publishTime: morning(publishTime),
      };
    });
  }
}

/** The operation manuals, in order. */
export async function seedManuals(payload: Payload, { manuals }: SeedContent): Promise<void> {
  const toRichText = await richTextConverter(payload);
  for (const { slug, files } of manuals) {
    const { anchor, version, services } = files.en.frontMatter;
    const references = await idsOf(payload, { services });
    await seedDocument(payload, 'manuals', slug, (language: ContentLanguage) => ({
      ...wordsOf(files[language].frontMatter),
      content: toRichText(files[language].markdown),
      ...references,
      anchor,
      version,
    }));
  }
}

/** The video courses, in order. */
export async function seedVideoCourses(payload: Payload, { videoCourses }: SeedContent): Promise<void> {
  const toRichText = await richTextConverter(payload);
  for (const { slug, files } of videoCourses) {
    const { fileID, appID, duration, cover, publishTime, services } = files.en.frontMatter;
    const references = await idsOf(payload, { cover, services });
    await seedDocument(payload, 'video-courses', slug, (language: ContentLanguage) => ({
      ...wordsOf(files[language].frontMatter),
      transcript: toRichText(files[language].markdown),
      ...references,
      fileID,
      appID,
      duration,
      publishTime: morning(publishTime),
    }));
  }
}
