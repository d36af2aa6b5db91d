import type { Options } from 'rehype-sanitize';

/**
 * The HTML that a marketer's text may contain: the elements of an article, nothing that runs, embeds, styles or submits.
 * An element that is not listed is unwrapped; one under `strip` goes with everything in it.
 */
export const articleSchema: Options = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'blockquote', 'pre', 'hr', 'figure', 'figcaption'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'q', 's'],
    ...['small', 'span', 'strong', 'sub', 'sup', 'time', 'u'],
  ],
  attributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'hrefLang', 'title'],
    abbr: ['title'],
    // The data of a film: placeFilms reads it and takes it out.
    figure: ['dataFilm'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  ancestors: {
    ...Object.fromEntries(
      ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'].map((name) => [name, ['table']]),
    ),
    li: ['ul', 'ol'],
    dt: ['dl'],
    dd: ['dl'],
  },
  strip: [
    ...['script', 'style', 'template', 'noscript', 'svg', 'math', 'iframe', 'frameset', 'object', 'embed'],
    ...['applet', 'audio', 'video', 'canvas', 'form', 'textarea', 'select', 'button', 'title', 'head'],
    ...['noembed', 'noframes', 'xmp', 'plaintext', 'marquee'],
  ],
};
