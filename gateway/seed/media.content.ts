import type { SeedMedia } from './types';

/** Alternative texts describe what is drawn; the drawings are `media/{key}.svg`. */
export const media: SeedMedia = {
  'article-hong-kong-company': {
    alt: {
      en: 'A year drawn as a graduated ring; the first 42 days after the anniversary are marked in vermilion.',
      de: 'Ein Jahr als Ring mit Gradeinteilung; die ersten 42 Tage nach dem Jahrestag sind zinnoberrot markiert.',
    },
  },
  'article-uk-company': {
    alt: {
      en: 'The ridges of a fingerprint run on to the right and become the lines of a register.',
      de: 'Die Linien eines Fingerabdrucks laufen nach rechts weiter und werden zu den Zeilen eines Registers.',
    },
  },
  'article-one-stop-shop': {
    alt: {
      en: 'Twenty-seven lines of different length converge in one point and leave it as a single line.',
      de: '27 Linien laufen in einem Punkt zusammen und verlassen ihn als eine einzige Linie.',
    },
  },
  'article-ioss': {
    alt: {
      en: 'Parcels of different sizes approach a graduated border; those below a mark pass, the larger ones wait in front of it.',
      de: 'Pakete verschiedener Größe vor einer Grenze mit Skala; die kleinen passieren, die größeren warten davor.',
    },
  },
  'article-electronics': {
    alt: {
      en: 'Cross-section of a battery cell: the layers wound around its core run out as a flat band, one of them vermilion.',
      de: 'Querschnitt einer Batteriezelle: Die um den Kern gewickelten Lagen laufen als flaches Band aus, eine davon zinnoberrot.',
    },
  },
  'article-textile': {
    alt: {
      en: 'A plain weave that loosens towards the right into single threads; one thread is vermilion.',
      de: 'Ein Gewebe in Leinwandbindung, das sich nach rechts in einzelne Fäden auflöst; ein Faden ist zinnoberrot.',
    },
  },
  'article-three-euro-duty': {
    alt: {
      en: 'Opened parcels seen from above; below each stand three strokes for every kind of goods in it.',
      de: 'Geöffnete Pakete von oben; unter jedem stehen drei Striche je enthaltener Warenart.',
    },
  },
  'article-single-registration': {
    alt: {
      en: 'A stack of parallel tracks narrows at one date to a single broad track; two thin ones remain.',
      de: 'Ein Bündel paralleler Spuren verengt sich an einem Stichtag zu einer breiten; zwei dünne bleiben.',
    },
  },
  'footer-map': {
    alt: {
      en: 'Contour lines with fine graduations, in dark tones.',
      de: 'Höhenlinien mit feiner Gradeinteilung in dunklen Tönen.',
    },
  },
};
