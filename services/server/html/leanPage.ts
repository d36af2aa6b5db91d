import { LRUCache } from 'lru-cache';

import {
  renameClasses,
  shortClasses,
  withoutQuotes,
  withoutUnread,
} from '@/services/domain/content/firstViewHtml';
import { firstViewStyles, shortCss } from '@/services/domain/content/firstViewStyles';

interface LeanStyles {
  css: string;
  names: ReadonlyMap<string, string>;
}

/** Pages of one kind have the same styles, and a change of the frame renders all pages anew. */
const made = new LRUCache<string, LeanStyles>({ max: 100 });

function leanStyles(css: string): LeanStyles {
  const known = made.get(css);
  if (known) return known;
  const { css: renamed, names } = shortClasses(css);
  const lean = { css: shortCss(renamed), names };
  made.set(css, lean);
  return lean;
}

/**
 * A page as it is sent: without what nothing in the browser reads (docs/decisions/0045, 0060).
 * @param styles of `ServerStyleSheet`
 * @param html of the page, as React rendered it
 */
export function leanPage(styles: string, html: string): { css: string; html: string } {
  const whole = withoutUnread(html);
  const { css, names } = leanStyles(firstViewStyles(styles, whole));
  return { css, html: withoutQuotes(renameClasses(whole, names)) };
}
