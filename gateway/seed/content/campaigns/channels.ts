import type { SeedChannel, SeedNewcomers } from '../types';

/** Channels of registration; `hgzn` is the code of the questions and answers (requirements, 9). */
export const channelsContent: SeedChannel[] = [
  {
    channelNo: '1001',
    channelCode: 'search',
    channelName: { en: 'Search engine', de: 'Suchmaschine' },
  },
  {
    channelNo: '1002',
    channelCode: 'referral',
    channelName: { en: 'Recommended by a merchant', de: 'Empfehlung eines Händlers' },
  },
  {
    channelNo: '1003',
    channelCode: 'hgzn',
    channelName: { en: 'Common questions', de: 'Häufige Fragen' },
  },
  {
    channelNo: '1004',
    channelCode: 'school',
    channelName: { en: 'Our articles', de: 'Unsere Fachartikel' },
  },
  {
    channelNo: '1005',
    channelCode: 'logistics',
    channelName: { en: 'Logistics or fulfilment company', de: 'Logistik- oder Versanddienstleister' },
    landingPage: 'packagingCheck',
    award: 'logistics',
  },
  {
    channelNo: '1006',
    channelCode: 'adviser',
    channelName: { en: 'Tax adviser or law firm', de: 'Steuerberatung oder Kanzlei' },
  },
  {
    channelNo: '1007',
    channelCode: 'fair',
    channelName: { en: 'Trade fair or event', de: 'Messe oder Veranstaltung' },
  },
  {
    channelNo: '1008',
    channelCode: 'newsletter',
    channelName: { en: 'Newsletter', de: 'Newsletter' },
  },
];

export const newcomersContent: SeedNewcomers = { landingPage: 'newcomerActivities', award: 'welcome' };
