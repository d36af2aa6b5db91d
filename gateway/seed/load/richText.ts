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
