import type { Localised, SeedPage } from './types';

/** How a yearly review runs, wherever it is filed; `office` receives it. Durations are usual ones from complete details on. */
export const reviewSteps = (office: Localised): SeedPage['blocks'][number] => ({
  blockType: 'steps',
  anchor: 'steps',
  heading: { en: 'How a review works', de: 'So läuft die Jahresmeldung ab' },
  lead: {
    en: 'Usually one to five days from complete details. How long an authority takes is up to the authority.',
    de: 'Meist ein bis fünf Tage, sobald die Angaben vollständig sind. Wie lange eine Stelle braucht, bestimmt sie selbst.',
  },
  steps: [
    {
      title: { en: 'Reminder and questions', de: 'Erinnerung und Fragen' },
      text: {
        en: 'We send you what the registers say today, and you report what has changed: people, shares, addresses.',
        de: 'Sie erhalten den Stand der Register und melden, was sich geändert hat: Personen, Anteile, Anschriften.',
      },
      duration: { en: 'You', de: 'Sie' },
    },
    {
      title: { en: 'Draft', de: 'Entwurf' },
      text: {
        en: 'We enter the changes, compare registers and filing, and send both for your approval.',
        de: 'Wir tragen Änderungen ein, gleichen Register und Meldung ab und legen Ihnen beides zur Freigabe vor.',
      },
      duration: { en: '1 to 3~days', de: '1 bis 3~Tage' },
    },
    {
      title: { en: 'Filing', de: 'Einreichung' },
      text: {
        en: `After your approval the filing goes to ${office.en}, with the official fee, which we show separately.`,
        de: `Nach Ihrer Freigabe geht die Meldung an ${office.de}; die amtliche Gebühr weisen wir gesondert aus.`,
      },
      duration: { en: '1 to 2~days', de: '1 bis 2~Tage' },
    },
    {
      title: { en: 'Copies and the next date', de: 'Kopien und nächster Termin' },
      text: {
        en: 'You receive receipt, copies and updated registers, and we note the next date.',
        de: 'Sie erhalten Quittung, Kopien und aktuelle Register; den nächsten Termin merken wir vor.',
      },
      duration: { en: 'On receipt', de: 'Mit der Quittung' },
    },
  ],
});
