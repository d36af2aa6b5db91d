import type { Root } from 'hast';
import rehypeExternalLinks from 'rehype-external-links';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

import type { MapContext } from '../map/context';
import { resolveAddresses } from './addresses';
import { placeFilms } from './films';
import { dropEmptyHeadings, type OutlineEntry, levelHeadings, tableOfContents } from './headings';
import { articleSchema } from './schema';
import { boxTables } from './tables';
import { type LinkedTerms, linkTerms } from './terms';

interface CleanHtmlOptions extends MapContext {
  /** Level of the highest heading in the result: one below the heading that stands above the text. */
  topHeading: 2 | 3 | 4;
  /** Keeps the headings' ids apart from each other and from the page's own. */
  idPrefix: string;
  /** Terms of the glossaries that the text is to lead to; none where they are left out. */
  linked?: LinkedTerms;
}

/**
 * HTML of the CMS, safe to be set as markup: sanitised by an allow-list on the parsed tree, headings in order
 * and with ids, links in the display language, links to other hosts with `rel="noopener noreferrer"`, films that play.
 * `headings` are the highest of the text.
 */
export function cleanHtml(
  html: string,
  options: CleanHtmlOptions,
): { html: string; headings: OutlineEntry[] } {
  let headings: OutlineEntry[] = [];
  const file = unified()
    .use(rehypeParse, { fragment: true })
    .use(rehypeSanitize, articleSchema)
    .use(() => (tree: Root) => {
      resolveAddresses(tree, options);
      placeFilms(tree, options);
      dropEmptyHeadings(tree);
      levelHeadings(tree, options.topHeading);
    })
    .use(rehypeSlug, { prefix: options.idPrefix })
    .use(rehypeExternalLinks, { rel: ['noopener', 'noreferrer'] })
    .use(() => (tree: Root) => {
      boxTables(tree);
      headings = tableOfContents(tree, options.topHeading);
      if (options.linked) linkTerms(tree, options.linked, options.locale);
    })
    .use(rehypeStringify)
    .processSync(html);
  return { html: String(file), headings };
}
