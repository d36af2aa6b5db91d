import { isAsked, isData, leavesOf, type Data, type FieldLike, type FieldPath } from './fieldTree';
import { isFilled } from './isFilled';
import { type ContentLanguage, contentLanguages } from './languages';

export interface LanguageCompleteness {
  /** Texts that are required, or that at least one language has. */
  total: number;
  missing: Record<ContentLanguage, FieldPath[]>;
}

/**
 * How much of a document each language has; `data` holds all languages.
 * @param isShown whether the form shows the field at a path such as `blocks.0.title`
 */
export function completenessOf(
  fields: readonly FieldLike[],
  data: Data,
  labelOf?: (field: FieldLike) => string,
  isShown: (path: string) => boolean = () => true,
): LanguageCompleteness {
  const isMeant = (field: FieldLike, siblings: Data, path: string): boolean =>
    !(field.admin as { hidden?: boolean } | undefined)?.hidden &&
    isAsked(field, data, siblings) &&
    isShown(path);
  const texts = leavesOf(fields, data, { labelOf, isMeant })
    .filter(({ field }) => field.localized)
    .map(({ field, value, place }) => ({
      isRequired: field.required,
      place,
      missing: contentLanguages.filter((language) => !isData(value) || !isFilled(value[language])),
    }))
    // A text that no language has counts where it is required.
    .filter(({ isRequired, missing }) => isRequired || missing.length < contentLanguages.length);
  const missingIn = (language: ContentLanguage) =>
    texts.filter(({ missing }) => missing.includes(language)).map(({ place }) => place);
  return { total: texts.length, missing: { en: missingIn('en'), de: missingIn('de') } };
}
