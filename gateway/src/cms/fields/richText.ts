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
import { validateLink } from './href';
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

/** English must be there; German may be left out, the site then shows the English text. */
const validate: RichTextFieldValidation = (value, { req }) => {
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
