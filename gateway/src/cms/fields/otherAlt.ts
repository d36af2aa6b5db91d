import {
  createLocalReq,
  type CollectionAfterChangeHook,
  type FieldHook,
  type PayloadRequest,
  type TextField,
  type TextFieldSingleValidation,
} from 'payload';

import { type Bilingual, type ContentLanguage, contentLanguages } from '../../domain/languages';
import { languageOfTranslator } from '../access/roles';
import { localisedText } from './text';
import { translate } from './translate';

/** Marks our own reading and writing of the other language. */
const ownWork = 'otherAltOwnWork';

const problems = {
  english: {
    en: 'Please describe the image in English too: screen readers read it out.',
    de: 'Bitte beschreiben Sie das Bild auch auf Englisch: Screenreader lesen die Beschreibung vor.',
  },
  removed: {
    en: 'This description is already in use on the site. Please change it instead of removing it.',
    de: 'Diese Beschreibung wird auf der Website schon verwendet. Bitte ändern Sie sie, statt sie zu löschen.',
  },
} satisfies Record<string, Bilingual>;

const otherThan = (locale: string | null | undefined): ContentLanguage | undefined =>
  contentLanguages.includes(locale as ContentLanguage)
    ? contentLanguages.find((language) => language !== locale)
    : undefined;

/** In the same transaction; a request of its own, because the language of a request is part of it. */
async function ownRequest(req: PayloadRequest, locale: ContentLanguage): Promise<PayloadRequest> {
  const own = await createLocalReq(
    { locale, fallbackLocale: false, context: { [ownWork]: true } },
    req.payload,
  );
  return Object.assign(own, { transactionID: req.transactionID });
}

const readOther: FieldHook = async ({ data, req, value }): Promise<unknown> => {
  const other = otherThan(req.locale);
  const id = (data as { id?: number } | undefined)?.id;
  if (!req.user || !id || !other || ownWork in req.context || req.file) return value;
  const own = await ownRequest(req, other);
  const found = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    req: own,
  });
  return found?.alt ?? '';
};

/** Kept until the document is saved: a virtual field has no column. */
const keepOther: FieldHook = ({ value, req }): unknown => {
  req.context.otherAlt = value;
  return value;
};

/** A description that is there cannot be emptied. */
const keepDescription: TextFieldSingleValidation = (value, { previousValue, req }) =>
  !previousValue?.trim() || Boolean(value?.trim()) || translate(problems.removed, req);

/** The description of the image in the language of the form. */
export function altField(): TextField {
  const field = localisedText(
    'alt',
    {
      en: 'Description for people who cannot see the image',
      de: 'Beschreibung für Menschen, die das Bild nicht sehen',
    },
    {
      maxLength: 300,
      description: {
        en: 'Say what the image shows, in one sentence, in the language at the top right.',
        de: 'Sagen Sie in einem Satz, was zu sehen ist, in der Sprache oben rechts.',
      },
    },
  );
  const own = field.validate as TextFieldSingleValidation;
  const validate: TextFieldSingleValidation = async (value, options) => {
    const valid = await own(value, options);
    return valid === true ? keepDescription(value, options) : valid;
  };
  return { ...field, validate } as TextField;
}

const validateOther: TextFieldSingleValidation = (value, options) => {
  const { req } = options;
  if (value?.trim() || !req.user || languageOfTranslator(req.user)) return true;
  const isEnglish = otherThan(req.locale) === contentLanguages[0];
  return isEnglish ? translate(problems.english, req) : keepDescription(value, options);
};

/** The description in the other language. The German one may follow, until a document with the image is published. */
export const otherAltField = (): TextField => ({
  name: 'otherAlt',
  type: 'text',
  virtual: true,
  label: { en: 'The same in the other language', de: 'Dasselbe in der anderen Sprache' },
  maxLength: 300,
  hooks: { afterRead: [readOther], beforeValidate: [keepOther] },
  validate: validateOther,
  admin: {
    // Payload takes virtual fields for something to read.
    readOnly: false,
    disableListColumn: true,
    disableListFilter: true,
    description: {
      en: 'German while you edit English, and the other way round. The German one can follow later; it is needed before a page with the image is published.',
      de: 'Englisch, während Sie Deutsch bearbeiten, und umgekehrt. Die deutsche kann folgen; gebraucht wird sie, bevor eine Seite mit dem Bild veröffentlicht wird.',
    },
  },
});

export const saveOtherAlt: CollectionAfterChangeHook = async ({ doc, req }) => {
  const alt = req.context.otherAlt;
  const other = otherThan(req.locale);
  if (typeof alt !== 'string' || !alt.trim() || !other || ownWork in req.context) return;
  if (!req.user || languageOfTranslator(req.user)) return;
  const { id } = doc as { id: number };
  await req.payload.update({
    collection: 'media',
    id,
    data: { alt: alt.trim() },
    depth: 0,
    req: await ownRequest(req, other),
  });
};
