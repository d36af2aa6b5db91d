import { Feed } from 'feed';

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

/** An Atom feed (RFC 4287) as XML. It is as old as its newest change, so that it stays the same without one. */
export function atomFeed({ title, subtitle, url, pageUrl, author, entries }: FeedOfPages): string {
  const updated = entries.map(({ updatedAt }) => updatedAt).reduce(later, '');
  const feed = new Feed({
    id: url,
    title,
    description: subtitle,
    link: pageUrl,
    feedLinks: { atom: url },
    author: { name: author },
    copyright: '',
    generator: author,
    updated: updated ? new Date(updated) : new Date(0),
  });
  for (const entry of entries) {
    feed.addItem({
      id: entry.url,
      title: entry.title,
      link: entry.url,
      description: entry.summary,
      published: new Date(entry.publishedAt),
      date: new Date(entry.updatedAt),
    });
  }
  return feed.atom1();
}
