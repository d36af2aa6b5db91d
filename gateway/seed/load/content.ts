import type {
  SeedAnniversary,
  SeedArticleFrontMatter,
  SeedAward,
  SeedBundle,
  SeedChannel,
  SeedFact,
  SeedFactSource,
  SeedFrame,
  SeedInformationFrontMatter,
  SeedManualFrontMatter,
  SeedMedia,
  SeedNewcomers,
  SeedPage,
  SeedPartner,
  SeedPopUp,
  SeedPoster,
  SeedQuestionType,
  SeedRule,
  SeedService,
  SeedVideoFrontMatter,
} from '../content/types';
import type { DeclarationColumn, RepresentationColumn } from './registerColumns';
import type { Row } from './table';
import type { SeedText } from './textFiles';

/** Content that is shown for a limited time. */
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
  /** Folder of the drawings, `{key}.svg`, and of pictures that were taken, `{key}.webp`. */
  mediaFolder: string;
  media: SeedMedia;
  articles: SeedText<SeedArticleFrontMatter>[];
  information: SeedText<SeedInformationFrontMatter>[];
  manuals: SeedText<SeedManualFrontMatter>[];
  videoCourses: SeedText<SeedVideoFrontMatter>[];
  questionTypes: SeedQuestionType[];
  declarations: Row<DeclarationColumn>[];
  representations: Row<RepresentationColumn>[];
  services: SeedService[];
  calculatorServices: SeedService[];
  trademarkServices: SeedService[];
  furtherServices: SeedService[];
  priceBundles: SeedBundle[];
  /** Keys, the first suggestion first. */
  hotServices: string[];
  /** Words with one meaning, with commas between them. */
  synonyms: string[];
  partners: SeedPartner[];
  factSources: Record<string, SeedFactSource>;
  /** By country (ISO 3166-1 alpha-2). */
  facts: Record<string, SeedFact[]>;
  rules: SeedRule[];
  pages: SeedPage[];
  frame: SeedFrame;
  campaigns: SeedCampaigns;
}
