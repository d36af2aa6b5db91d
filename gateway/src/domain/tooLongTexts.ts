import { type Data, type FieldLike, isAsked, isData, type Leaf, leavesOf } from './fieldTree';
import { type Bilingual, type ContentLanguage, contentLanguages, languageNames } from './languages';
import { lengthProblem } from './textLength';

/** Stands before a sentence about the text in another language than that of the form. */
export const aboutLanguage = (language: ContentLanguage): Bilingual => ({
  en: `${languageNames[language].en}: `,
  de: `${languageNames[language].de}: `,
});

/**
 * The texts of a document that are too long in another language than the one that it is saved in, which is checked with its
 * fields. `data` is the document as it is about to be saved, `stored` what is kept of it, with all languages.
 */
export function tooLongTexts(
  fields: readonly FieldLike[],
  { data, stored, locale }: { data: Data; stored: Data; locale: string },
  labelOf: (field: FieldLike) => string,
): (Pick<Leaf, 'path' | 'place'> & { problem: Bilingual })[] {
  const kept = new Map(leavesOf(fields, stored).map(({ key, value }) => [key, value]));
  const others = contentLanguages.filter((language) => language !== locale);
  // A text that the form does not show cannot be shortened there.
  const isMeant = (field: FieldLike, siblings: Data) => isAsked(field, data, siblings);
  return leavesOf(fields, data, { labelOf, isMeant }).flatMap(({ field, key, path, place }) => {
    const texts = kept.get(key);
    const { localized, maxLength } = field;
    if (!localized || maxLength === undefined || !isData(texts)) return [];
    return others.flatMap((language) => {
      const text = texts[language];
      const problem = typeof text === 'string' ? lengthProblem(text, maxLength) : undefined;
      const about = aboutLanguage(language);
      return problem
        ? [{ path, place, problem: { en: about.en + problem.en, de: about.de + problem.de } }]
        : [];
    });
  });
}
