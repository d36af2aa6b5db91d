import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import type { Payload } from 'payload';

import { editor } from '../../src/cms/fields/richText';
import { insertNoBreakSpaces } from './localise';

export type ToRichText = (markdown: string) => SerializedEditorState;

/** Markdown to the editor's own format, with the same features that people have in the admin. */
export async function richTextConverter({ config }: Pick<Payload, 'config'>): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor });
  return (markdown) =>
    convertMarkdownToLexical({ editorConfig, markdown: insertNoBreakSpaces(markdown.trim()) });
}

const filmMark = '{film}';

/** A film, by its id, in place of the line that marks where it stands. */
export function placeFilm(content: SerializedEditorState, film: number): SerializedEditorState {
  const fields = { id: 'film', blockType: 'film', blockName: '', film };
  const block = { type: 'block', version: 2, format: '', fields };
  const isMark = (node: object) => JSON.stringify(node).includes(`"text":"${filmMark}"`);
  const children = content.root.children.map((node) => (isMark(node) ? block : node));
  return { ...content, root: { ...content.root, children } };
}
