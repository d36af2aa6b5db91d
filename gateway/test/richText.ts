import type { RichTextValue } from '../src/domain/richText';

/** Nodes as the editor stores them. */
export const node = (type: string, children: object[], more: object = {}) => ({
  type,
  version: 1,
  children,
  ...more,
});
export const text = (content: string, format = 0) => ({ type: 'text', version: 1, text: content, format });
export const document = (...children: ReturnType<typeof node>[]): RichTextValue => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
});
