import { withoutControlCharacters } from '@/contract/lists/controlCharacters';

/** The entry of a page in a feed. Times are ISO 8601. */
export interface FeedEntry {
  title: string;
  summary: string;
  /** Absolute address of the page; it also identifies the entry. */
  url: string;
  publishedAt: string;
  updatedAt: string;
}

interface FeedOfPages {
  title: string;
  subtitle: string;
  /** Absolute addresses of the feed itself and of the page with the same list. */
  url: string;
  pageUrl: string;
  /** The name of the company. */
  author: string;
  /** The newest first. */
  entries: FeedEntry[];
}

const later = (first: string, second: string) => (first > second ? first : second);

/** Any text as XML 1.0 can hold it. */
const escaped = (text: string): string =>
  withoutControlCharacters(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Text without `type` is plain text (RFC 4287, 3.1.1). */
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;
const link = (rel: string, href: string): string => `<link rel="${rel}" href="${escaped(href)}"/>`;

const entryElement = ({ title, summary, url, publishedAt, updatedAt }: FeedEntry): string =>
  [
    '<entry>',
    element('title', title),
    element('id', url),
    link('alternate', url),
    element('published', publishedAt),
    element('updated', updatedAt),
    element('summary', summary),
    '</entry>',
  ].join('\n');

/**
 * An Atom feed (RFC 4287) as XML. It is as old as its newest change, so that it stays the same without one. Written
 * here: the libraries for feeds give titles as HTML, in which `<B>` vanishes.
 */
export function atomFeed({ title, subtitle, url, pageUrl, author, entries }: FeedOfPages): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('title', title),
    element('subtitle', subtitle),
    element('id', url),
    link('alternate', pageUrl),
    link('self', url),
    element('updated', entries.map(({ updatedAt }) => updatedAt).reduce(later, new Date(0).toISOString())),
    `<author>${element('name', author)}</author>`,
    element('generator', author),
    ...entries.map(entryElement),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}
