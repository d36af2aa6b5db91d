import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import {
  type Block,
  type FieldHook,
  type PayloadRequest,
  type RichTextField,
  type RichTextFieldValidation,
  type TextField,
  ValidationError,
} from 'payload';

import { type Bilingual, contentLanguages } from '../../domain/languages';
import { hasWords } from '../../domain/plausible';
import {
  hasText,
  imagesIn,
  isReadable,
  nodesIn,
  nodesOf,
  richTextToPlain,
  type RichTextNode,
  type RichTextValue,
} from '../../domain/richText';
import { additionsOf } from '../../platform/plugins/extend';
import { undescribedImages } from './describedImages';
import { normaliseLink, validateLink, validateNamedLink } from './href';
import { limitText } from './limitText';
import { isPublishedBySomebody } from './published';
import { missingText, wordless } from './text';
import { translate } from './translate';

/** Stands below an image; its description for people who cannot see it is the image's own. */
const captionField: TextField = {
  name: 'caption',
  type: 'text',
  label: { en: 'Caption', de: 'Bildunterschrift' },
  maxLength: 300,
  admin: {
    description: {
      en: 'One sentence below the image. Leave empty to show none.',
      de: 'Ein Satz unter dem Bild. Leer lassen, wenn keiner erscheinen soll.',
    },
  },
};

/** A film of the video course within a text. */
const film: Block = {
  slug: 'film',
  labels: { singular: { en: 'Video', de: 'Video' }, plural: { en: 'Videos', de: 'Videos' } },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'film',
      type: 'relationship',
      relationTo: 'video-courses',
      required: true,
      label: { en: 'Video of the course', de: 'Video des Kurses' },
      admin: {
        description: {
          en: 'Plays within the text; its title below leads to the lesson. A video that is not published is left out.',
          de: 'Wird im Text abgespielt; der Titel darunter führt zur Lektion. Ein unveröffentlichtes Video wird weggelassen.',
        },
      },
    },
  ],
};

/**
 * Formats that the site supports: headings of two levels, lists, quotations, links, tables, images of the library and
 * films of the video course. No colours, no sizes.
 */
export const editorFeatures = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  LinkFeature({
    enabledCollections: [],
    fields: ({ config, defaultFields }) =>
      defaultFields.map((field) =>
        'name' in field && field.name === 'url' && field.type === 'text'
          ? {
              ...field,
              admin: { ...field.admin, components: { Field: additionsOf({ config }).linkField } },
              validate: (value: unknown, { req }: { req: PayloadRequest }) => validateLink(value, req),
            }
          : field,
      ),
  }),
  UploadFeature({
    enabledCollections: ['media'],
    collections: { media: { fields: [limitText(captionField) ?? captionField] } },
  }),
  EXPERIMENTAL_TableFeature(),
  BlocksFeature({ blocks: [film] }),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
];

/** The editor of all formatted texts. */
export const editor = lexicalEditor({ features: editorFeatures });

const textOf = (node: RichTextNode): string => (node.text ?? '') + nodesIn(node).map(textOf).join('');

/** The editor checks a link only while its form is open. */
async function linkProblems(value: unknown, req: PayloadRequest): Promise<string[]> {
  const links = nodesOf(value).filter(({ type }) => type === 'link' || type === 'autolink');
  const answers = await Promise.all(
    links.map((link) => validateNamedLink(textOf(link), link.fields?.url ?? '', req)),
  );
  return answers.filter((answer) => answer !== true);
}

const wrongImage: Bilingual = {
  en: 'An image in this text is no longer in the library. Remove it, or choose another one.',
  de: 'Ein Bild in diesem Text ist nicht mehr in der Mediathek. Entfernen Sie es oder wählen Sie ein anderes.',
};
const unreadable: Bilingual = {
  en: 'This is no formatted text of the editor.',
  de: 'Das ist kein formatierter Text des Editors.',
};

/** The editor's own check of images does not run beside ours. */
async function hasWrongImage(value: unknown, req: PayloadRequest): Promise<boolean> {
  const images = nodesOf(value).filter(({ type }) => type === 'upload');
  const ids = new Set(imagesIn(value));
  if (images.length === 0) return false;
  if (
    images.some(
      (node) => node.relationTo !== 'media' || imagesIn({ root: { children: [node] } }).length === 0,
    )
  )
    return true;
  const { totalDocs } = await req.payload.count({
    ...{ collection: 'media', where: { id: { in: [...ids] } } },
    req,
  });
  return totalDocs < ids.size;
}

/** Refuses what the editor could not read, before its own hooks do. */
const refuseUnreadable: FieldHook = ({ value, path, req }): unknown => {
  const text: unknown = value;
  if (typeof text !== 'object' || text === null || !('root' in text) || isReadable(text.root)) return text;
  throw new ValidationError(
    { errors: [{ path: path.join('.'), message: translate(unreadable, req) }] },
    req.t,
  );
};

/** As links are kept. The editor's own hooks of a link do not run where a call leaves out the link's id. */
const normaliseLinks: FieldHook = ({ value }): unknown => {
  for (const { fields } of nodesOf(value))
    if (typeof fields?.url === 'string') fields.url = normaliseLink(fields.url);
  return value;
};

/** A document needs words; a section of a page may be an image or a film. */
const saysSomething = (value: RichTextValue, path: readonly unknown[]): boolean =>
  path.length === 1 ? hasWords(richTextToPlain(value)) : hasText(value);

/** English must be there; German may be left out, the site then shows the English text. */
const validate: RichTextFieldValidation = async (value, options) => {
  const { req, path } = options;
  const problems = await linkProblems(value, req);
  if (problems.length > 0) return problems.join(' ');
  if (await hasWrongImage(value, req)) return translate(wrongImage, req);
  const undescribed = await undescribedImages(imagesIn(value), options);
  if (undescribed) return undescribed;
  const fallsBack = Boolean(req.locale) && req.locale !== contentLanguages[0];
  if (fallsBack) return true;
  if (!value) return translate(missingText, req);
  const isEnough = saysSomething(value as RichTextValue, path) || !isPublishedBySomebody(options);
  return isEnough || translate(wordless, req);
};

/** Formatted text in both languages. */
export function localisedRichText(name: string, label: Bilingual, description?: Bilingual): RichTextField {
  return {
    name,
    type: 'richText',
    label,
    localized: true,
    required: true,
    validate,
    hooks: { beforeValidate: [refuseUnreadable, normaliseLinks] },
    admin: { description },
  };
}
