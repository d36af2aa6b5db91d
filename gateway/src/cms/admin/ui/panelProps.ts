import type { Payload, PayloadRequest } from 'payload';

import type { ContentLanguage } from '../../../domain/languages';

/** Props of a panel on the first page of the admin. */
export interface PanelData {
  payload: Payload;
  /** In which somebody uses the admin. */
  language: ContentLanguage;
  user: PayloadRequest['user'];
  /** Of who has logged in, as documents are signed and enquiries assigned. */
  name: string;
}

/** A panel shows so many of each kind; the rest is behind its link. */
export const mostShown = 5;
