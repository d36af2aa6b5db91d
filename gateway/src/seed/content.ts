import type { SeedFrame, SeedMedia, SeedPage, SeedPartner, SeedService, SeedVatRate } from '../../seed/types';
import type { SeedArticle } from './articleFiles';

/** Everything the gateway is filled with. */
export interface SeedContent {
  /** Folder of the drawings, `{key}.svg`. */
  mediaFolder: string;
  media: SeedMedia;
  articles: SeedArticle[];
  services: SeedService[];
  partners: SeedPartner[];
  vatRates: { asOf: string; rates: SeedVatRate[] };
  pages: SeedPage[];
  frame: SeedFrame;
}
