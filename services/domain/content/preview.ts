import type { AddressParts } from '@/contract/site/contentTable';
import type { Locale } from '@/services/domain/locale/locale';

/** Which draft somebody wants to see on the site, in which language. */
export interface PreviewRequest {
  /** Collection or global of the CMS. */
  source: string;
  id?: number;
  title: string;
  locale: Locale;
  /** What the document's address is made of. */
  parts: AddressParts;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** What a page says about the draft in it. */
export interface PreviewNotice {
  /** Title of the draft. */
  title: string;
  /** When it was saved (milliseconds since 1970); null where it is not on this page. */
  savedAt: number | null;
}
