import type { SeedCampaigns } from '../load/content';
import { anniversaryContent } from './campaigns/anniversary';
import { awardsContent } from './campaigns/awards';
import { channelsContent, newcomersContent } from './campaigns/channels';
import { campaignMedia as media } from './campaigns/media';
import { popUpsContent } from './campaigns/popUps';
import { postersContent } from './campaigns/posters';
import { campaignList } from './pages/campaignList';
import { freeTrial } from './pages/freeTrial';
import { newcomerActivities } from './pages/newcomerActivities';
import { packagingCheck } from './pages/packagingCheck';

/** Content that is shown for a limited time; a new installation starts with some of each. */
export const campaigns: SeedCampaigns = {
  media,
  pages: [campaignList, freeTrial, newcomerActivities, packagingCheck],
  popUps: popUpsContent,
  posters: postersContent,
  awards: awardsContent,
  channels: channelsContent,
  newcomers: newcomersContent,
  anniversary: anniversaryContent,
};
