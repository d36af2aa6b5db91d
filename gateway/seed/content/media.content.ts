import type { SeedMedia } from './types';

/**
 * Alternative texts describe what is drawn; the drawings are `media/{key}.svg`. The picture of the workspace is a
 * screenshot of the demo account, 1280 px wide.
 */
export const mediaContent: SeedMedia = {
  'article-hong-kong-company': {
    isDark: true,
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
    isDark: true,
    alt: {
      en: 'A stack of parallel tracks narrows at one date to a single broad track; two thin ones remain.',
      de: 'Ein Bündel paralleler Spuren verengt sich an einem Stichtag zu einer breiten; zwei dünne bleiben.',
    },
  },
  'article-packaging-registers': {
    alt: {
      en: 'A carton as a flat die line with fold lines and rulers; one flap is vermilion.',
      de: 'Ein Karton als flacher Zuschnitt mit Falzlinien und Maßstäben; eine Klappe ist zinnoberrot.',
    },
  },
  'article-weee': {
    alt: {
      en: 'Refrigerator, lamps, screen, toaster and telephone beside a gauge; a vermilion line separates the large from the small.',
      de: 'Kühlschrank, Leuchten, Bildschirm, Toaster und Telefon neben einer Messlatte; eine zinnoberrote Linie trennt Groß von Klein.',
    },
  },
  'article-toys': {
    isDark: true,
    alt: {
      en: 'A building of wooden blocks; the topmost block is vermilion and bears the pattern of a data code.',
      de: 'Ein Bauwerk aus Holzklötzen; der oberste ist zinnoberrot und trägt das Muster eines Datencodes.',
    },
  },
  'article-representatives': {
    alt: {
      en: 'Eight keys with different heads and bits hang from a graduated rail; one is vermilion.',
      de: 'Acht Schlüssel mit verschiedenen Griffen und Bärten hängen an einer Leiste mit Skala; einer ist zinnoberrot.',
    },
  },
  'article-reverse-charge': {
    alt: {
      en: 'A railway track divides at a set of points; the way straight on ends at a buffer, the upper branch is vermilion.',
      de: 'Ein Gleis teilt sich an einer Weiche; geradeaus endet es am Prellbock, der obere Zweig ist zinnoberrot.',
    },
  },
  'article-stock-abroad': {
    isDark: true,
    alt: {
      en: 'A high rack full of pallets; a lift truck brings one more in vermilion.',
      de: 'Ein Hochregal voller Paletten; ein Stapler bringt eine weitere in Zinnoberrot.',
    },
  },
  'article-three-neighbours': {
    alt: {
      en: 'Three panels: parcels below a line on a gauge, a globe in a graduated ring, an open box in which every item bears a tag.',
      de: 'Drei Felder: Pakete unter einer Linie am Maßstab, ein Globus im Ring mit Gradeinteilung, eine offene Kiste, in der jedes Stück ein Schild trägt.',
    },
  },
  'article-e-invoicing': {
    alt: {
      en: 'The lines of an invoice on paper continue to the right as rows of data cells; the line with the amount is vermilion.',
      de: 'Die Zeilen einer Papierrechnung setzen sich rechts als Reihen von Datenfeldern fort; die Zeile mit dem Betrag ist zinnoberrot.',
    },
  },
  'article-batteries': {
    isDark: true,
    alt: {
      en: 'A vermilion battery is lifted out of the bay of an opened device; beside it lie a screwdriver and a screw.',
      de: 'Eine zinnoberrote Batterie wird aus dem Fach eines geöffneten Geräts gehoben; daneben ein Schraubendreher und eine Schraube.',
    },
  },
  'article-gatekeepers': {
    alt: {
      en: 'Five graduated arches stand one behind the other; a vermilion parcel waits in the second.',
      de: 'Fünf Torbögen mit Gradeinteilung stehen hintereinander; ein zinnoberrotes Paket wartet im zweiten.',
    },
  },
  'article-eu-company-forms': {
    alt: {
      en: 'Three front doors in three styles, sober, arched and with a fanlight; the last is vermilion.',
      de: 'Drei Haustüren in drei Stilen, schlicht, mit Bogen und mit Fächerfenster; die letzte ist zinnoberrot.',
    },
  },
  'article-offshore-duties': {
    isDark: true,
    alt: {
      en: 'Three lines of waves run across the months of a year; vermilion flags mark three, three and five dates.',
      de: 'Drei Wellenlinien laufen durch die Monate eines Jahres; zinnoberrote Fähnchen markieren drei, drei und fünf Termine.',
    },
  },
  'footer-map': {
    isDark: true,
    alt: {
      en: 'Contour lines with fine graduations, in dark tones.',
      de: 'Höhenlinien mit feiner Gradeinteilung in dunklen Tönen.',
    },
  },
  'page-home': {
    isDark: true,
    alt: {
      en: 'Berlin as the centre of a compass: thirty capitals at their true bearing and in order of distance, drawn larger the higher the standard VAT rate.',
      de: 'Berlin als Mittelpunkt eines Kompasses: dreißig Hauptstädte in ihrer Richtung und Reihenfolge der Entfernung, umso größer, je höher der Regelsteuersatz.',
    },
  },
  'page-social': {
    isDark: true,
    alt: {
      en: 'Detail of a compass with Berlin in the centre and the capitals of Europe around it.',
      de: 'Ausschnitt eines Kompasses mit Berlin in der Mitte und den Hauptstädten Europas ringsum.',
    },
  },
  'page-services': {
    alt: {
      en: 'An open drawer of register cards; one card in vermilion is pulled up.',
      de: 'Ein offener Karteikasten; eine zinnoberrote Karte ist herausgezogen.',
    },
  },
  'page-integrations': {
    alt: {
      en: 'Reports of a shop, a marketplace and a warehouse become rows of one sheet with fourteen columns; one row is vermilion.',
      de: 'Berichte aus Shop, Marktplatz und Lager werden zu Zeilen eines Blattes mit vierzehn Spalten; eine Zeile ist zinnoberrot.',
    },
  },
  'page-switch': {
    alt: {
      en: 'A vermilion folder passes from one filing cabinet to another, at a mark on a ruler below.',
      de: 'Eine zinnoberrote Akte wechselt von einem Aktenschrank in den anderen, über einer Marke auf einem Lineal.',
    },
  },
  'page-incorporation-hk': {
    isDark: true,
    alt: {
      en: 'Towers of a harbour city before contoured hills, one of them vermilion; a ferry follows a dotted course across the water.',
      de: 'Hochhäuser einer Hafenstadt vor Hügeln aus Höhenlinien, eines davon zinnoberrot; eine Fähre folgt einem gepunkteten Kurs über das Wasser.',
    },
  },
  'page-about': {
    alt: {
      en: 'A pair of dividers steps along a graduated course on a sea chart; two steps are marked in vermilion.',
      de: 'Ein Stechzirkel schreitet auf einer Seekarte einen Kurs mit Gradeinteilung ab; zwei Schritte sind zinnoberrot.',
    },
  },
  'page-about-us': {
    alt: {
      en: 'A lamp in the middle of a compass card, around it ship, document, plug, crossed-out bin, box, battery, warehouse and coins; spans of time lie along the edge.',
      de: 'Eine Lampe in der Mitte einer Kompassrose, ringsum Schiff, Dokument, Stecker, durchgestrichene Tonne, Karton, Batterie, Lager und Münzen; am Rand liegen Zeiträume.',
    },
  },
  'partner-ostervik-thal': {
    alt: { en: 'Two facing ledger pages.', de: 'Zwei einander zugewandte Kontenblätter.' },
  },
  'partner-mirevaux': {
    alt: { en: 'A diamond, half outline, half solid.', de: 'Eine Raute, halb Linie, halb Fläche.' },
  },
  'partner-clonmarra': {
    alt: { en: 'Three waves.', de: 'Drei Wellen.' },
  },
  'partner-wertring': {
    alt: { en: 'A ring with one quarter in vermilion.', de: 'Ein Ring, ein Viertel davon zinnoberrot.' },
  },
  'partner-zellkreis': {
    alt: { en: 'A ring of five segments.', de: 'Ein Ring aus fünf Segmenten.' },
  },
  'partner-veldhoorn': {
    alt: { en: 'A calliper.', de: 'Ein Messschieber.' },
  },
  'partner-trzy-porty': {
    alt: { en: 'Three rising quays above a line.', de: 'Drei ansteigende Kais über einer Linie.' },
  },
  'workspace-calendar-en': {
    isTaken: true,
    alt: {
      en: 'The calendar of the workspace in English: returns with day, period and source.',
      de: 'Der Terminkalender des Arbeitsbereichs auf Englisch: Erklärungen mit Tag, Zeitraum und Vorschrift.',
    },
  },
  'workspace-calendar-de': {
    isTaken: true,
    alt: {
      en: 'The calendar of the workspace in German: returns with day, period and source.',
      de: 'Der Terminkalender des Arbeitsbereichs: Erklärungen mit Tag, Zeitraum und Vorschrift.',
    },
  },
  'person-henrike': {
    width: 480,
    alt: { en: 'Portrait of a woman with a red scarf.', de: 'Porträt einer Frau mit rotem Halstuch.' },
  },
  'person-marek': {
    width: 480,
    alt: { en: 'Portrait of a man with a short beard.', de: 'Porträt eines Mannes mit kurzem Bart.' },
  },
  'person-camille': {
    width: 480,
    alt: {
      en: 'Portrait of a person with curls and red earrings.',
      de: 'Porträt einer Person mit Locken und roten Ohrringen.',
    },
  },
  'person-tobias': {
    width: 480,
    alt: {
      en: 'Portrait of a bald man with red glasses.',
      de: 'Porträt eines kahlen Mannes mit roter Brille.',
    },
  },
  'person-kayan': {
    width: 480,
    alt: {
      en: 'Portrait of a woman with long hair and a red collar.',
      de: 'Porträt einer Frau mit langem Haar und rotem Kragen.',
    },
  },
  'person-ines': {
    width: 480,
    alt: {
      en: 'Portrait of a woman with glasses, her hair in a knot.',
      de: 'Porträt einer Frau mit Brille und hochgestecktem Haar.',
    },
  },
  'partner-nordhafen': {
    alt: { en: 'A lighthouse with two beams.', de: 'Ein Leuchtturm mit zwei Strahlen.' },
  },
  'partner-satzspiegel': {
    alt: { en: 'Two quotation marks facing each other.', de: 'Zwei einander zugewandte Anführungszeichen.' },
  },
};
