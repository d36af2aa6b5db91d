import type { Block, ContentPage } from './page';

/** A part of a previewed page that has a field of its own in the form of the CMS. */
export interface PreviewField {
  /** As the form names it, a section by its id: `title`, `blocks.65f0a1`. */
  field: string;
  /** CSS selector of the part; the first match is meant. */
  selector: string;
  /** The heading of a section, where it has one. */
  heading?: string;
}

/** Gives each section an anchor, which is the id of its element: in previews alone, where the form finds sections by it. */
export const withAnchors = <B extends { id: string; anchor: string | null }>(blocks: B[]): B[] =>
  blocks.map((block) => ({ ...block, anchor: block.anchor ?? `block-${block.id}` }));

const title = 'main h1';
const summary = `${title} + p, ${title} + div > p`;
/** The text in the columns of an article, beside its margin. */
const content = 'main article > div:last-of-type > div + div > div';

/** The parts of pages that show one document, by its collection. They are found where they are, so that visitors' pages have no marks. */
const ofDocuments: Partial<Record<string, Record<string, string>>> = {
  articles: { title, summary, cover: 'main article > header img', content },
  information: { title, summary, content },
  manuals: { title, summary, content },
  questions: { question: title, summary, answer: 'main section[aria-labelledby] > div > div > div' },
  'video-courses': { title, summary },
};

const ofSection = ({ id, anchor }: { id: string; anchor: string | null }) => ({
  field: `blocks.${id}`,
  selector: `[id="${anchor}"]`,
});

/** A section, and the figures in its margin, which are a section in the form. */
function ofBlock(block: Block, index: number): PreviewField[] {
  const heading = block.kind === 'hero' ? block.title : 'heading' in block ? block.heading : '';
  const own = { ...ofSection(block), ...(heading && { heading }) };
  // A low opening has no anchor.
  if (block.kind === 'hero' && index === 0) return [{ ...own, selector: `${own.selector}, ${title}` }];
  if (block.kind !== 'prose' || !block.facts) return [own];
  return [own, { ...ofSection(block.facts), heading: block.facts.heading }];
}

/**
 * The parts of the page of a document that lead to its form, in the order of the page.
 * @param document such as `articles:3`
 * @param page of a document that is built of sections, with their anchors
 */
export function previewFieldsOf(document: string, page?: ContentPage | null): PreviewField[] {
  const source = document.split(':')[0] ?? '';
  if (source !== 'pages')
    return Object.entries(ofDocuments[source] ?? {}).map(([field, selector]) => ({ field, selector }));
  if (!page) return [];
  const opening = page.blocks[0]?.kind === 'hero' ? [] : [{ field: 'title', selector: title }];
  return [...opening, ...page.blocks.flatMap(ofBlock)];
}
