import type { Locale } from '@/services/domain/locale/locale';

/** An operation manual. `updatedAt` is ISO 8601; `language` is the language the text is really in. */
export interface Manual {
  id: number;
  /** Target of links to it on its page, without `#`. */
  anchor: string;
  title: string;
  summary: string;
  /** Sanitised HTML whose headings have ids. */
  bodyHtml: string;
  version: string;
  updatedAt: string;
  language: Locale;
  /** The same as a document to keep; `href` is absolute, `language` that of the document. */
  file: { href: string; name: string; bytes: number; language: Locale } | null;
}
