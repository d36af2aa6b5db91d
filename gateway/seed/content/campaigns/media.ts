import type { SeedMedia } from '../types';

/** A pop-up is 700 by 500 px; twice that for fine screens. Its text says all that the image says. */
const popUp = { width: 1400 };

export const campaignMedia: SeedMedia = {
  'pop-up-packaging-en': {
    ...popUp,
    alt: {
      en: 'A parcel to Germany? Register first. LUCID and dual system before the first shipment: we prepare both. See the service.',
      de: 'Auf Englisch: Ein Paket nach Deutschland? Erst registrieren. LUCID und duales System vor der ersten Sendung: Wir bereiten beides vor.',
    },
  },
  'pop-up-packaging-de': {
    ...popUp,
    alt: {
      en: 'In German: A parcel to Germany? Register first. LUCID and dual system before the first shipment: we prepare both.',
      de: 'Ein Paket nach Deutschland? Erst registrieren. LUCID und duales System vor der ersten Sendung: Wir bereiten beides vor. Zur Leistung.',
    },
  },
  'pop-up-first-answer-en': {
    ...popUp,
    alt: {
      en: 'Not sure which number you need? What do you sell, where is it stored, who buys? The first answer costs nothing. Write to us.',
      de: 'Auf Englisch: Unsicher, welche Nummer Sie brauchen? Die erste Antwort kostet nichts.',
    },
  },
  'pop-up-first-answer-de': {
    ...popUp,
    alt: {
      en: 'In German: Not sure which number you need? The first answer costs nothing.',
      de: 'Unsicher, welche Nummer Sie brauchen? Was verkaufen Sie, wo lagert es, wer kauft? Die erste Antwort kostet nichts. Schreiben Sie uns.',
    },
  },
  'poster-packaging': {
    alt: {
      en: 'The flat net of a folding box on a graduated ground; one flap is vermilion.',
      de: 'Der flache Zuschnitt einer Faltschachtel auf einem Grund mit Gradeinteilung; eine Lasche ist zinnoberrot.',
    },
  },
  'poster-duty': {
    alt: {
      en: 'The dial of a scale, graduated like a compass; its needle stands a little past the first mark. Below it a row of small parcels, one of them vermilion.',
      de: 'Die Anzeige einer Waage, eingeteilt wie ein Kompass; ihre Nadel steht kurz hinter dem ersten Strich. Darunter eine Reihe kleiner Pakete, eines davon zinnoberrot.',
    },
  },
  'poster-battery': {
    alt: {
      en: 'Five batteries in section, from a small cell to a large block, side by side on a ruler; the poles are vermilion.',
      de: 'Fünf Batterien im Schnitt, von der kleinen Zelle bis zum großen Block, nebeneinander auf einem Maßstab; die Pole sind zinnoberrot.',
    },
  },
};
