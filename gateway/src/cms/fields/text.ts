import type { PayloadRequest, TextareaField, TextField, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';

import { type Bilingual, adminLanguage, contentLanguages } from '../../domain/languages';
import { hasWords } from '../../domain/plausible';
import { lengthProblem } from '../../domain/textLength';
import { isPublishedBySomebody } from './published';
import { translate } from './translate';

interface TextOptions {
  description?: Bilingual;
  optional?: boolean;
  maxLength?: number;
  /** Lists, links and tabs of the browser name something by it. */
  isTitle?: boolean;
  /** Share of the row, for example `50%`. */
  width?: string;
}

/** Said where the English text is not there. */
export const missingText: Bilingual = {
  en: 'This text is needed before you can publish.',
  de: 'Dieser Text wird zum Veröffentlichen gebraucht.',
};
/** Said where a text that names something, or the text of a document, is made of other things alone. */
export const wordless: Bilingual = {
  en: 'Words are missing here: symbols, emoji or images alone are not published.',
  de: 'Hier fehlt ein Wort: Symbole, Emojis oder Bilder allein werden nicht veröffentlicht.',
};
/** Of a text that has no limit of its own. */
const mostCharacters = 10_000;

/** English must be there; German may mostly be left out, the site then shows the English text. */
export function validateLocalised(
  value: string | null | undefined,
  { optional = false }: TextOptions,
  locale: string | null | undefined,
  language: string,
): string | true {
  const words = adminLanguage(language);
  // The seed writes both languages at once, as an object.
  const problem = typeof value === 'string' && lengthProblem(value, mostCharacters);
  if (problem) return problem[words];
  const fallsBack = Boolean(locale) && locale !== contentLanguages[0];
  return optional || fallsBack || (typeof value === 'string' && value.trim()) ? true : missingText[words];
}

interface Saved {
  data: object;
  req: PayloadRequest;
}

/** True where a title can be read, or says why not. An empty one falls back, or is refused as missing. */
const validateTitle = (value: string | null | undefined, isTitle: boolean | undefined, saved: Saved) =>
  !isTitle || !value || !isPublishedBySomebody(saved) || hasWords(value) || translate(wordless, saved.req);

const localised = (name: string, label: Bilingual, options: TextOptions) => ({
  name,
  label,
  localized: true,
  required: !options.optional,
  maxLength: options.maxLength,
  validate: (value: string | null | undefined, saved: Saved) => {
    const valid = validateLocalised(value, options, saved.req.locale, saved.req.i18n.language);
    return valid === true ? validateTitle(value, options.isTitle, saved) : valid;
  },
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
  const validate: TextFieldSingleValidation = async (value, saved) => {
    const valid = await text(value, saved);
    return valid === true ? validateTitle(value, options.isTitle, saved) : valid;
  };
  return {
    name,
    type: 'text',
    label,
    required: !options.optional,
    ...(options.isTitle && { validate }),
    maxLength: options.maxLength,
    admin: { description: options.description, width: options.width },
  };
}
