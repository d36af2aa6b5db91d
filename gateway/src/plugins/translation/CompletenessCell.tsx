import type { DefaultServerCellComponentProps } from 'payload';

import { completenessOf } from '../../domain/completeness';
import type { Data, FieldLike } from '../../domain/fieldTree';
import { contentLanguages } from '../../domain/languages';

/** In a list: how much of a document each language has, as `EN 100 %  DE 75 %`. */
export async function CompletenessCell({
  payload,
  collectionSlug: collection,
  rowData,
}: DefaultServerCellComponentProps) {
  // The form asks for it too, without a row.
  const { id } = (rowData ?? {}) as { id?: number };
  if (!id) return null;
  // A user who sees the row may read the document.
  const document = await payload.findByID({
    collection,
    id,
    locale: 'all',
    draft: true,
    depth: 0,
    trash: true,
  });
  const fields = payload.collections[collection].config.fields as FieldLike[];
  const { total, missing } = completenessOf(fields, document as unknown as Data, () => '');
  const shareOf = (language: (typeof contentLanguages)[number]) =>
    total === 0 ? 0 : Math.floor((100 * (total - missing[language].length)) / total);
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {contentLanguages.map((language) => `${language.toUpperCase()} ${shareOf(language)} %`).join('  ')}
    </span>
  );
}
