import type { SeedCampaigns } from '../load/content';
import { anniversary } from './campaigns/anniversary';
import { awards } from './campaigns/awards';
import { channels, newcomers } from './campaigns/channels';
import { campaignMedia as media } from './campaigns/media';
import { popUps } from './campaigns/popUps';
import { posters } from './campaigns/posters';
import { campaignList } from './pages/campaignList';
import { freeTrial } from './pages/freeTrial';
import { newcomerActivities } from './pages/newcomerActivities';
import { packagingCheck } from './pages/packagingCheck';

/** What marketers run for a time; a fresh installation starts with some of each. */
export const campaigns: SeedCampaigns = {
  media,
  pages: [campaignList, freeTrial, newcomerActivities, packagingCheck],
  popUps,
  posters,
  awards,
  channels,
  newcomers,
  anniversary,
};
