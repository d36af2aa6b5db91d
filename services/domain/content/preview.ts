import type { AddressParts } from '@/contract/site/contentTable';
import type { PopUp } from '@/services/domain/activities/popUp';
import type { Locale } from '@/services/domain/locale/locale';

/** Which draft somebody wants to see on the site, in which language. */
export interface PreviewRequest {
  /** Collection or global of the CMS. */
  source: string;
  id?: number;
  title: string;
  locale: Locale;
  /** The parts of the document's address. */
  parts: AddressParts;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The moment that is to be seen, in milliseconds since 1970; none: now. */
  at?: number;
}

/** The facts that a page shows about its draft. */
export interface PreviewNotice {
  /** Title of the draft. */
  title: string;
  /** When it was saved (milliseconds since 1970); null where it is not on this page. */
  savedAt: number | null;
  /** The moment that the page shows, in milliseconds since 1970; none: now. */
  at?: number;
  /** What opens over this page at that moment; only in the preview of a pop-up. */
  popUp?: PopUp;
}
