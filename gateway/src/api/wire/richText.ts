import type {
  DefaultNodeTypes,
  SerializedBlockNode,
  SerializedTableCellNode,
  SerializedTableNode,
  SerializedTableRowNode,
} from '@payloadcms/richtext-lexical';
import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html';

import type { WireImage } from '@/contract/calls/common';
import type { WireFilmInText } from '@/contract/calls/library';
import { siteAddresses } from '@/contract/site/siteAddresses';

import { hasText, type RichTextValue } from '../../domain/richText';
import { chaptersOf } from '../../features/films/chapters';
import type { InLanguage } from '../../features/films/noteLanguage';
import type { Media, VideoCourse } from '../../payload-types';
import { trackMissing } from '../../sync/trackVersions';
import { imageToWire } from './image';

/** A film of ours within a text. */
type FilmNode = SerializedBlockNode<{ blockType: 'film'; film: number | (VideoCourse & InLanguage) | null }>;

type Nodes =
  DefaultNodeTypes | FilmNode | SerializedTableNode | SerializedTableRowNode | SerializedTableCellNode;

/** The editor's bit for underlined text. */
const underline = 8;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const imageTag = ({ url, alt, width, height }: WireImage): string =>
  `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`;

/** Nothing where the reader may not see the image; the page belongs to it all the same, once it is there. */
function imageFigure(value: unknown, caption: unknown): string {
  const media = value as Media | number | null;
  if (typeof media === 'number') trackMissing('media', [media]);
  const image = imageToWire(media);
  if (!image) return '';
  const words = typeof caption === 'string' && caption.trim();
  return `<figure>${imageTag(image)}${words ? `<figcaption>${escapeHtml(words)}</figcaption>` : ''}</figure>`;
}

/** A link with the still image to the lesson, and what a player needs to play the film here (docs/decisions/0080). */
function filmFigure(film: FilmNode['fields']['film']): string {
  if (typeof film === 'number') trackMissing('video-courses', [film]);
  if (!film || typeof film === 'number') return '';
  const cover = imageToWire(film.cover);
  const still = cover ? imageTag({ ...cover, alt: '' }) : '';
  const { id, fileID, appID, title, duration, language = 'en', transcript } = film;
  // A draft that is previewed may have no text yet.
  const chapters = hasText(transcript) ? chaptersOf(transcript) : [];
  const played: WireFilmInText = { fileID, appID, title, duration, language, chapters };
  const data = escapeHtml(JSON.stringify(played));
  return `<figure data-film="${data}"><a href="${siteAddresses.lesson(id)}">${still}Video: ${escapeHtml(title)}</a></figure>`;
}

/** Whether it names the columns; the editor's header states are 1 for a row and 2 for a column. */
const isHeaderRow = ({ children }: SerializedTableRowNode): boolean =>
  children.every((cell) => (((cell as SerializedTableCellNode).headerState ?? 0) & 1) === 1);

const spanOf = (name: string, value: number | undefined): string =>
  value && value > 1 ? ` ${name}="${value}"` : '';

function cellOf({ headerState, colSpan, rowSpan }: SerializedTableCellNode, html: string): string {
  const spans = spanOf('colspan', colSpan) + spanOf('rowspan', rowSpan);
  if (!headerState) return `<td${spans}>${html}</td>`;
  return `<th scope="${headerState & 1 ? 'col' : 'row'}"${spans}>${html}</th>`;
}

/** Payload's own converters write classes and styles for its admin; the site sets its own. */
const converters: HTMLConvertersFunction<Nodes> = ({ defaultConverters }) => ({
  ...defaultConverters,
  text: (args) => {
    const { text } = defaultConverters;
    const isUnderlined = (args.node.format & underline) !== 0;
    const plain = { ...args, node: { ...args.node, format: args.node.format & ~underline } };
    const html = typeof text === 'function' ? text(plain) : '';
    return isUnderlined ? `<u>${html}</u>` : html;
  },
  paragraph: ({ node, nodesToHTML }) => {
    const text = nodesToHTML({ nodes: node.children }).join('');
    return text && `<p>${text}</p>`;
  },
  list: ({ node, nodesToHTML }) => {
    const tag = node.tag === 'ol' ? 'ol' : 'ul';
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
  upload: ({ node }) => imageFigure(node.value, node.fields?.caption),
  table: ({ node, nodesToHTML }) => {
    const rows = node.children as SerializedTableRowNode[];
    const [first] = rows;
    const hasHead = first !== undefined && rows.length > 1 && isHeaderRow(first);
    const [head, body] = hasHead ? [[first], rows.slice(1)] : [[], rows];
    const html = (part: SerializedTableRowNode[]) => nodesToHTML({ nodes: part }).join('');
    return `<table>${hasHead ? `<thead>${html(head)}</thead>` : ''}<tbody>${html(body)}</tbody></table>`;
  },
  tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
  tablecell: ({ node, nodesToHTML }) => {
    // One paragraph is the cell itself.
    const [only, ...others] = node.children as { type: string; children?: typeof node.children }[];
    const isPlain = others.length === 0 && only?.type === 'paragraph';
    return cellOf(node, nodesToHTML({ nodes: isPlain ? (only.children ?? []) : node.children }).join(''));
  },
  blocks: { film: ({ node }) => filmFigure(node.fields.film) },
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
