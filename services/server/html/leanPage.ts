import { LRUCache } from 'lru-cache';

import { leanHtmlOf, shortClasses } from '@/services/domain/content/firstViewHtml';
import { classesToKnow, firstViewStyles, shortCss } from '@/services/domain/content/firstViewStyles';

interface LeanKind {
  css: string;
  leanHtml: (html: string) => string;
}

/** Pages of one kind have the same styles, and a change of the frame renders all pages anew. */
const kinds = new LRUCache<string, LeanKind>({ max: 100 });

function kindOf(styles: string, known: ReadonlySet<string>): LeanKind {
  const key = `${[...known].sort().join(' ')} ${styles}`;
  const made = kinds.get(key);
  if (made) return made;
  const { css, names } = shortClasses(firstViewStyles(styles, known));
  const kind = { css: shortCss(css), leanHtml: leanHtmlOf(names) };
  kinds.set(key, kind);
  return kind;
}

/**
 * A page as it is sent: without what nothing in the browser reads (docs/decisions/0045, 0060).
 * @param styles of `ServerStyleSheet`
 * @param html of the page, as React rendered it
 */
export function leanPage(styles: string, html: string): { css: string; html: string } {
  const { css, leanHtml } = kindOf(styles, classesToKnow(html));
  return { css, html: leanHtml(html) };
}
