import type { Bilingual, ContentLanguage } from '../../domain/languages';

interface WindowWords {
  live: (until: string | undefined) => string;
  later: (from: string) => string;
  over: (until: string) => string;
  behind: string;
  behindLater: string;
  /** After the name of the pop-up that stands before. */
  behindUntil: (until: string | undefined) => string;
}

/** The state of a document with a window, in words. */
export const windowMessages: Record<ContentLanguage, WindowWords> = {
  en: {
    live: (until) => `Live now${until ? `, until ${until}` : ''}.`,
    later: (from) => `Goes live by itself at ${from}.`,
    over: (until) => `Over: it was live until ${until}.`,
    behind: 'Visitors do not see it now: it waits behind',
    behindLater: 'It will wait then behind',
    behindUntil: (until) =>
      `, which is higher in the list${until ? ` and ends at ${until}` : ' and has no end'}.`,
  },
  de: {
    live: (until) => `Jetzt zu sehen${until ? `, bis ${until}` : ''}.`,
    later: (from) => `Erscheint von selbst am ${from}.`,
    over: (until) => `Vorbei: Es war bis ${until} zu sehen.`,
    behind: 'Besucher sehen es jetzt nicht: Es wartet hinter',
    behindLater: 'Dann wartet es hinter',
    behindUntil: (until) =>
      `, das in der Liste weiter oben steht${until ? ` und am ${until} endet` : ' und kein Ende hat'}.`,
  },
};

/** Where documents stand that browsers ask for themselves: no page is rendered with them. */
export const placeMessages: Record<string, Bilingual> = {
  'pop-ups': {
    en: 'Place: over the home page and the pages of prices.',
    de: 'Ort: über der Startseite und den Seiten der Preise.',
  },
  'search-panel': {
    en: 'Live: in the search of the header, on every page. Visitors get it at the next opening of the search.',
    de: 'Zu sehen: in der Suche im Kopfbereich, auf jeder Seite. Besucher erhalten es beim nächsten Öffnen der Suche.',
  },
};
