import type { SeedPopUp } from '../types';

export const popUpsContent: SeedPopUp[] = [
  {
    name: 'Packaging: register before the first parcel',
    image: { en: 'pop-up-packaging-en', de: 'pop-up-packaging-de' },
    linkUrl: '/cht/Services#packaging',
    startTime: '2026-01-01T00:00:00+01:00',
  },
  {
    name: 'First answer',
    image: { en: 'pop-up-first-answer-en', de: 'pop-up-first-answer-de' },
    linkUrl: '/cht/Contact',
    startTime: '2026-01-01T00:00:00+01:00',
  },
];
