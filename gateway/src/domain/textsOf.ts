import { isData, leavesOf, type Data, type FieldLike, valuesOf } from './fieldTree';
import { isLink } from './references';
import { richTextToPlain, type RichTextValue } from './richText';

const isHidden = ({ admin }: FieldLike): boolean =>
  Boolean((admin as { hidden?: boolean } | undefined)?.hidden);

function plain({ type }: FieldLike, value: unknown): string[] {
  if (type === 'richText') return isData(value) ? [richTextToPlain(value as unknown as RichTextValue)] : [];
  return (type === 'text' || type === 'textarea') && typeof value === 'string' ? [value] : [];
}

/** Every text that the form of a document has, in each language, without the targets of links; `data` holds all languages. */
export const textsOf = (fields: readonly FieldLike[], data: Data): string[] =>
  leavesOf(fields, data, { isMeant: (field) => !isHidden(field) && !isLink(field) }).flatMap((leaf) =>
    valuesOf(leaf).flatMap((value) => plain(leaf.field, value)),
  );
