import type { RichTextValue } from '../src/domain/richText';

/** Nodes as the editor stores them. */
export const node = (type: string, children: object[], more: object = {}) => ({
  type,
  version: 1,
  children,
  ...more,
});
export const text = (content: string, format = 0) => ({ type: 'text', version: 1, text: content, format });
export const document = (...children: { type: string; version: number }[]): RichTextValue => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
});
/** An image of the library, by its id or as the document; `caption` stands below it. */
export const imageNode = (value: unknown, caption?: string) => ({
  ...{ type: 'upload', version: 3, format: '', id: 'image', relationTo: 'media', value },
  fields: { caption },
});
/** A film of the video course, by its id or as the document. */
export const filmNode = (film: unknown) => ({
  ...{ type: 'block', version: 2, format: '' },
  fields: { id: 'film', blockType: 'film', blockName: '', film },
});
/** A table whose first row has the names of its columns. */
export const table = (rows: string[][]) =>
  node(
    'table',
    rows.map((row, index) =>
      node(
        'tablerow',
        row.map((words) =>
          node('tablecell', [node('paragraph', [text(words)])], {
            ...{ headerState: index === 0 ? 1 : 0, colSpan: 1, rowSpan: 1, backgroundColor: null },
          }),
        ),
      ),
    ),
  );
