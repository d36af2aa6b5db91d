import type { AddressParts } from '@/contract/site/siteRequests';
import type { PopUp } from '@/services/domain/activities/popUp';
import type { Locale } from '@/services/domain/locale/locale';

import type { PreviewField } from './previewFields';

/** Which draft somebody wants to see on the site, in which language; its source and id say which page is opened. */
export interface PreviewRequest {
  /** Collection or global of the CMS. */
  source: string;
  id?: number;
  /** What is shown as a draft: that document, or a release, such as `releases:5`. */
  document: string;
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
  /** Title of the draft, or of the release; empty beside a form, where the title changes while somebody types. */
  title: string;
  /** Whether the drafts of a release are shown together. */
  isRelease?: boolean;
  /** When it was saved, of a release one of its drafts (milliseconds since 1970); null where it is not on this page. */
  savedAt: number | null;
  /** The moment that the page shows, in milliseconds since 1970; none: now. */
  at?: number;
  /** What opens over this page at that moment; only in the preview of a pop-up. */
  popUp?: PopUp;
  /** The parts of the draft's own page that lead to its form. */
  fields?: PreviewField[];
}
