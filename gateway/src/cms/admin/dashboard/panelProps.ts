import type { Payload } from 'payload';

import type { ContentLanguage } from '../../../domain/languages';

export interface PanelData {
  payload: Payload;
  /** In which somebody uses the admin. */
  language: ContentLanguage;
  /** Of who has logged in, as documents are signed and enquiries assigned. */
  name: string;
}

/** A panel shows so many of each kind; the rest is behind its link. */
export const mostShown = 5;
