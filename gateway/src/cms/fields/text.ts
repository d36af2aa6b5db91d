import type { PayloadRequest, TextareaField, TextField } from 'payload';

import { type Bilingual, adminLanguage, contentLanguages } from '../../domain/languages';

interface TextOptions {
  description?: Bilingual;
  optional?: boolean;
  /** No language falls back to the other. */
  everyLanguage?: boolean;
  maxLength?: number;
  /** Share of the row, for example `50%`. */
  width?: string;
}

/** Said where the English text is not there. */
export const missingText: Bilingual = {
  en: 'This text is needed before you can publish.',
  de: 'Dieser Text wird zum Veröffentlichen gebraucht.',
};
const tooLong: Bilingual = { en: 'Please shorten to', de: 'Bitte kürzen auf' };

/** English must be there; German may mostly be left out, the site then shows the English text. */
export function validateLocalised(
  value: string | null | undefined,
  { optional = false, everyLanguage = false, maxLength = 10_000 }: TextOptions,
  locale: string | null | undefined,
  language: string,
): string | true {
  const words = adminLanguage(language);
  if (value && value.length > maxLength) return `${tooLong[words]} ${maxLength}.`;
  const fallsBack = !everyLanguage && Boolean(locale) && locale !== contentLanguages[0];
  return optional || fallsBack || (typeof value === 'string' && value.trim()) ? true : missingText[words];
}

const localised = (name: string, label: Bilingual, options: TextOptions) => ({
  name,
  label,
  localized: true,
  required: !options.optional,
  validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
    validateLocalised(value, options, req.locale, req.i18n.language),
  admin: { description: options.description, width: options.width },
});

/** A line of text in both languages. */
export const localisedText = (name: string, label: Bilingual, options: TextOptions = {}): TextField => ({
  type: 'text',
  ...localised(name, label, options),
});

/** Several lines of plain text in both languages. */
export const localisedTextarea = (
  name: string,
  label: Bilingual,
  options: TextOptions = {},
): TextareaField => ({
  type: 'textarea',
  ...localised(name, label, options),
});

/** A line of text that is the same in every language: names, addresses, numbers. */
export function unlocalisedText(name: string, label: Bilingual, options: TextOptions = {}): TextField {
  return {
    name,
    type: 'text',
    label,
    required: !options.optional,
    maxLength: options.maxLength,
    admin: { description: options.description, width: options.width },
  };
}
