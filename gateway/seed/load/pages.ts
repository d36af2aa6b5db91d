import type { Payload } from 'payload';

import { type ContentLanguage, contentLanguages } from '../../src/domain/languages';
import type { SeedBlock, SeedPage } from '../content/types';
import type { SeedContent } from './content';
import { seedDocument } from './documents';
import { insertNoBreakSpaces, localise } from './localise';
import { referencesOf } from './references';
import { richTextConverter, type ToRichText } from './richText';

/** `bodyMarkdown` in the seed is the rich text `body` in the CMS. */
const markdown = /^(.*)Markdown$/;

type Replace = (name: string, value: unknown) => [string, unknown] | undefined;

function blockData(block: SeedBlock, language: ContentLanguage, replace: Replace) {
  const data = localise(block, language, replace) as Record<string, unknown>;
  if (block.blockType !== 'glossary') return data;
  // Both words of a pair are shown in every language; a term of another list cannot be led to.
  const listed = new Set(block.terms.map(({ en }) => en));
  const terms = block.terms.map(({ en, de, definition, relatedTerms = [] }) => ({
    en,
    de,
    definitionEn: definition && insertNoBreakSpaces(definition.en),
    definitionDe: definition && insertNoBreakSpaces(definition.de),
    related: relatedTerms.filter((word) => listed.has(word)),
  }));
  return { ...data, terms };
}

function replaceIn(language: ContentLanguage, references: Replace, toRichText: ToRichText): Replace {
  return (name, value) => {
    const field = markdown.exec(name)?.[1];
    if (field) return [field, toRichText(localise(value, language) as string)];
    // A picture with words in it is another one in each language.
    return references(name, name === 'image' ? localise(value, language) : value);
  };
}

/** The pages with their blocks; keys of media, services and articles become references. */
export async function seedPages(payload: Payload, { pages }: Pick<SeedContent, 'pages'>): Promise<void> {
  const toRichText = await richTextConverter(payload);
  for (const page of pages) {
    const inEach = contentLanguages.map((language) => localise(page, language));
    const references = await referencesOf(payload, inEach);
    await seedDocument(payload, 'pages', page.pageKey, (language) => {
      const replace = replaceIn(language, references, toRichText);
      const { blocks, ...rest } = page;
      const data = localise(rest satisfies Omit<SeedPage, 'blocks'>, language, replace) as Record<
        string,
        unknown
      >;
      return { ...data, blocks: blocks.map((block) => blockData(block, language, replace)) };
    });
  }
}
