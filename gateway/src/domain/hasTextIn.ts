import { type Data, type FieldLike, isData, leavesOf } from './fieldTree';
import { isFilled } from './isFilled';
import type { ContentLanguage } from './languages';

/** Whether a document, in all its languages, has any text in one of them. */
export const hasTextIn = (fields: readonly FieldLike[], document: Data, language: ContentLanguage): boolean =>
  leavesOf(fields, document).some(
    ({ field, value }) => field.localized && isData(value) && isFilled(value[language]),
  );
