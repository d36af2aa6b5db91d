import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { PayloadRequest, RichTextField, RichTextFieldValidation } from 'payload';

import { type Bilingual, contentLanguages } from '../../domain/languages';
import { validateLink, validateNamedLink } from './href';
import { translate } from './translate';

/** Formats that the site supports: headings of two levels, lists, quotations, links. No colours, no sizes. */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          'name' in field && field.name === 'url' && field.type === 'text'
            ? {
                ...field,
                hooks: {},
                validate: (value: unknown, { req }: { req: PayloadRequest }) => validateLink(value, req),
              }
            : field,
        ),
    }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});

const missing: Bilingual = {
  en: 'This text is needed before you can publish.',
  de: 'Dieser Text wird zum Veröffentlichen gebraucht.',
};

interface Node {
  type?: string;
  text?: string;
  children?: Node[];
  fields?: { linkType?: string; url?: string | null };
}

const textOf = ({ text = '', children = [] }: Node): string => text + children.map(textOf).join('');

const linksIn = (node: Node): Node[] =>
  node.type === 'link' || node.type === 'autolink' ? [node] : (node.children ?? []).flatMap(linksIn);

/** The editor checks a link only while its form is open. */
async function linkProblems(value: unknown, req: PayloadRequest): Promise<string[]> {
  const links = linksIn((value as { root?: Node } | null | undefined)?.root ?? {});
  const answers = await Promise.all(
    links.map((link) => validateNamedLink(textOf(link), link.fields?.url ?? '', req)),
  );
  return answers.filter((answer) => answer !== true);
}

/** English must be there; German may be left out, the site then shows the English text. */
const validate: RichTextFieldValidation = async (value, { req }) => {
  const problems = await linkProblems(value, req);
  if (problems.length > 0) return problems.join(' ');
  const fallsBack = Boolean(req.locale) && req.locale !== contentLanguages[0];
  return value || fallsBack ? true : translate(missing, req);
};

/** Formatted text in both languages. */
export function localisedRichText(name: string, label: Bilingual, description?: Bilingual): RichTextField {
  return {
    name,
    type: 'richText',
    label,
    localized: true,
    required: true,
    editor,
    validate,
    admin: { description },
  };
}
