import type { SeedPage } from '../types';

/** /custom: the gateway puts the list of campaigns below the opening. */
export const campaignList: SeedPage = {
  pageKey: 'custom',
  title: { en: 'Campaigns', de: 'Aktionen' },
  metaTitle: { en: 'Campaigns: what is on now', de: 'Aktionen: was zurzeit läuft' },
  metaDescription: {
    en: 'The campaigns of Kompassa that are running now, and the offers that are always open: welcome gift, free trial and “Check my obligations”.',
    de: 'Die laufenden Aktionen von Kompassa und die Angebote, die immer gelten: Willkommensgeschenk, kostenloser Test und „Pflichten prüfen“.',
  },
  image: 'page-social',
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { en: 'Campaigns', de: 'Aktionen' },
      title: { en: 'What is on now', de: 'Was zurzeit läuft' },
      lead: {
        en: 'Each campaign covers one duty, for a limited time and at a stated price. Its page says what is included.',
        de: 'Eine Aktion greift eine Pflicht auf, für eine bestimmte Zeit und zu einem genannten Preis. Was sie enthält, steht auf ihrer eigenen Seite.',
      },
      actions: [],
    },
    {
      blockType: 'cardGrid',
      anchor: 'always',
      heading: { en: 'Always available', de: 'Jederzeit' },
      lead: {
        en: 'Three offers that are always open, and one for the record.',
        de: 'Drei Angebote, die immer gelten, und eines zum Nachlesen.',
      },
      cards: [
        {
          icon: 'document',
          title: { en: 'For newcomers', de: 'Für Neukunden' },
          text: {
            en: 'Register to receive a discount on your first order and a list of your duties.',
            de: 'Registrieren Sie sich, und Sie erhalten einen Nachlass auf den ersten Auftrag und eine Liste Ihrer Pflichten.',
          },
          url: '/cht/hot/newcomerActivities',
        },
        {
          icon: 'calendar',
          title: { en: 'Free trial', de: 'Kostenlos testen' },
          text: {
            en: 'The workspace and its calendar of deadlines for thirty days; the trial ends by itself.',
            de: 'Arbeitsbereich und Fristenkalender für dreißig Tage; der Test endet von selbst.',
          },
          url: '/freeTrial',
        },
        {
          icon: 'shield',
          title: { en: 'Check my obligations', de: 'Pflichten prüfen' },
          text: {
            en: 'Where you store, where you sell, what you sell: the obligations that follow, each with its source.',
            de: 'Wo Sie lagern, wohin Sie verkaufen, was Sie verkaufen: die Pflichten, die daraus folgen, jede mit ihrer Quelle.',
          },
          url: '/cht/calculate',
        },
        {
          icon: 'globe',
          title: { en: 'Three years of Kompassa', de: 'Drei Jahre Kompassa' },
          text: {
            en: 'The eight activities of our anniversary in February 2023, kept for the record.',
            de: 'Die acht Aktionen unseres Jubiläums im Februar 2023, zum Nachlesen.',
          },
          url: '/anniversary',
        },
      ],
    },
  ],
};
