import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html';

import type { RichTextValue } from '../../domain/richText';

/** Payload's own converters write classes and styles for its admin; the site sets its own. */
const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  paragraph: ({ node, nodesToHTML }) => {
    const text = nodesToHTML({ nodes: node.children }).join('');
    return text && `<p>${text}</p>`;
  },
  list: ({ node, nodesToHTML }) => {
    const tag = node.tag === 'ol' ? 'ol' : 'ul';
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
});

/** HTML of a formatted text, without a wrapper. */
export const richTextToHtml = (data: RichTextValue): string =>
  convertLexicalToHTML({
    data,
    converters,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
