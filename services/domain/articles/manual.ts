import type { Locale } from '@/services/domain/locale/locale';
import type { ServiceCard } from '@/services/domain/services/service';

/** An operation manual in the list. `updatedAt` is ISO 8601; `language` is the language the text is really in. */
export interface ManualCard {
  id: number;
  /** The place of its entry in the list, without `#`: the manuals stood on one page once, and links still lead there. */
  anchor: string;
  title: string;
  summary: string;
  readingMinutes: number;
  version: string;
  updatedAt: string;
  language: Locale;
  /** The same as a document to keep; `href` is absolute, `language` that of the document. */
  file: { href: string; name: string; bytes: number; language: Locale } | null;
  /** The services it is about, the most important first. */
  services: ServiceCard[];
}

/** A manual with its text. */
export interface Manual extends ManualCard {
  /** Sanitised HTML whose headings have ids. */
  bodyHtml: string;
  /** The chapters, by the ids of their headings. */
  tableOfContents: { id: string; text: string }[];
}

/** As much of a manual as the list shows. */
export const manualCard = ({ bodyHtml: _body, tableOfContents: _contents, ...card }: Manual): ManualCard =>
  card;
