import type {
  SeedAnniversary,
  SeedAward,
  SeedChannel,
  SeedFrame,
  SeedMedia,
  SeedNewcomers,
  SeedPage,
  SeedPartner,
  SeedPopUp,
  SeedPoster,
  SeedQuestionType,
  SeedService,
  SeedVatRate,
} from '../../seed/types';
import type { SeedArticle } from './articleFiles';

/** What marketers run for a time. */
export interface SeedCampaigns {
  media: SeedMedia;
  pages: SeedPage[];
  popUps: SeedPopUp[];
  posters: SeedPoster[];
  awards: SeedAward[];
  channels: SeedChannel[];
  newcomers: SeedNewcomers;
  anniversary: SeedAnniversary;
}

/** Everything the gateway is filled with. */
export interface SeedContent {
  /** Folder of the drawings, `{key}.svg`. */
  mediaFolder: string;
  media: SeedMedia;
  articles: SeedArticle[];
  questionTypes: SeedQuestionType[];
  services: SeedService[];
  calculatorServices: SeedService[];
  trademarkServices: SeedService[];
  /** Keys, the first suggestion first. */
  hotServices: string[];
  partners: SeedPartner[];
  vatRates: { asOf: string; rates: SeedVatRate[] };
  pages: SeedPage[];
  frame: SeedFrame;
  campaigns: SeedCampaigns;
}
