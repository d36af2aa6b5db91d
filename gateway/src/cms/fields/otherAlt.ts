import {
  createLocalReq,
  type CollectionAfterChangeHook,
  type FieldHook,
  type PayloadRequest,
  type TextField,
} from 'payload';

import { type Bilingual, type ContentLanguage, contentLanguages } from '../../domain/languages';
import { languageOfTranslator } from '../access/roles';
import { translate } from './translate';

/** Marks our own reading and writing of the other language. */
const ownWork = 'otherAltOwnWork';

const missing: Bilingual = {
  en: 'Please describe the image in the other language too: visitors of both hear what it shows.',
  de: 'Bitte beschreiben Sie das Bild auch in der anderen Sprache: Besucher beider hören, was zu sehen ist.',
};

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

/** The description in the other language, so that nobody uploads an image that half of the visitors cannot hear. */
export const otherAltField = (): TextField => ({
  name: 'otherAlt',
  type: 'text',
  virtual: true,
  label: { en: 'The same in the other language', de: 'Dasselbe in der anderen Sprache' },
  maxLength: 300,
  hooks: { afterRead: [readOther], beforeValidate: [keepOther] },
  validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
    Boolean(value?.trim()) || !req.user || Boolean(languageOfTranslator(req.user)) || translate(missing, req),
  admin: {
    // Payload takes virtual fields for something to read.
    readOnly: false,
    disableListColumn: true,
    disableListFilter: true,
    description: {
      en: 'German while you edit English, and the other way round.',
      de: 'Englisch, während Sie Deutsch bearbeiten, und umgekehrt.',
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
