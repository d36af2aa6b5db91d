import type { FieldHook, TextareaField } from 'payload';

import { searchText } from '../../domain/searchText';

/** The texts of a document that a search looks into; null where there is none in this language. */
type TextsOf = (data: Record<string, unknown>) => string[] | null;

/** The text that searches use, one per language, updated by every save and hidden in the admin. */
export function searchTextField(textsOf: TextsOf): TextareaField {
  const keep: FieldHook = ({ data }) => {
    const texts = data && textsOf(data);
    return texts ? searchText(...texts) : null;
  };
  return {
    name: 'searchText',
    type: 'textarea',
    localized: true,
    hooks: { beforeChange: [keep] },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  };
}
