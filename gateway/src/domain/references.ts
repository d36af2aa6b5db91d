import { isData, leavesOf, type Data, type FieldLike, valuesOf } from './fieldTree';
import { contentLanguages } from './languages';

/** A document that another one refers to, or the target of a link in its texts. */
export type Reference =
  | { kind: 'document'; collection: string; id: number }
  /** `text`: what visitors read of it; empty where it has none of its own. */
  | { kind: 'link'; href: string; text: string };

/** Marks text fields that hold the target of a link (`FieldLike.custom`). */
export const linkMark = { isLink: true } as const;

interface Node {
  type?: string;
  text?: string;
  children?: Node[];
  relationTo?: unknown;
  value?: unknown;
  fields?: { url?: unknown; linkType?: unknown; doc?: unknown; film?: unknown };
}

const textOf = ({ text = '', children = [] }: Node): string => text + children.map(textOf).join('');

/** An id, a whole document, or one of several collections with either. */
function documentsIn(value: unknown, relationTo: unknown): Reference[] {
  if (Array.isArray(value)) return value.flatMap((one) => documentsIn(one, relationTo));
  if (isData(value) && 'relationTo' in value) return documentsIn(value.value, value.relationTo);
  const id = isData(value) ? value.id : value;
  return typeof id === 'number' && typeof relationTo === 'string'
    ? [{ kind: 'document', collection: relationTo, id }]
    : [];
}

const linkTo = (href: unknown, text: string): Reference[] =>
  typeof href === 'string' && href.trim() ? [{ kind: 'link', href: href.trim(), text: text.trim() }] : [];

/** Links, images and documents of a formatted text. */
function inRichText(node: Node): Reference[] {
  const { type, fields, children = [] } = node;
  const own = [
    ...(type === 'link' || type === 'autolink'
      ? fields?.linkType === 'internal'
        ? documentsIn(fields.doc, undefined)
        : linkTo(fields?.url, textOf(node))
      : []),
    ...(type === 'block' ? documentsIn(fields?.film, 'video-courses') : []),
    ...(type === 'upload' || type === 'relationship' ? documentsIn(node.value, node.relationTo) : []),
  ];
  return [...own, ...children.flatMap(inRichText)];
}

/** The text of a link, from the fields beside its address. */
function textBeside(siblings: Data): string {
  const texts = ['label', 'linkLabel', 'menuName', 'name', 'title'].flatMap((name) => {
    const value = siblings[name];
    return isData(value) ? contentLanguages.map((language) => value[language]) : [value];
  });
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
}

/** Whether a field keeps a link. */
export const isLink = ({ custom }: FieldLike): boolean =>
  Boolean((custom as Partial<typeof linkMark> | undefined)?.isLink);

function inValue(field: FieldLike, value: unknown, siblings: Data): Reference[] {
  if (field.type === 'upload' || field.type === 'relationship') return documentsIn(value, field.relationTo);
  if (field.type === 'richText') return isData(value) ? inRichText(value.root ?? {}) : [];
  return isLink(field) ? linkTo(value, textBeside(siblings)) : [];
}

/** Everything that a document refers to and links to, in any language; `data` holds all languages. */
export const referencesIn = (fields: readonly FieldLike[], data: Data): Reference[] =>
  leavesOf(fields, data).flatMap((leaf) =>
    valuesOf(leaf).flatMap((one) => inValue(leaf.field, one, leaf.siblings)),
  );
