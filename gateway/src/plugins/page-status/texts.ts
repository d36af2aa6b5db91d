import type { Bilingual } from '../../domain/languages';
import type { SitePage } from './findPages';
import type { PageStatus } from './standingOf';

/** Texts of the admin about the pages of the site. */
export const siteMessages = {
  heading: { en: 'On the website', de: 'Auf der Website' },
  allPages: { en: 'Pages of the website', de: 'Seiten der Website' },
  notPublished: {
    en: 'Not published: visitors do not see it.',
    de: 'Nicht veröffentlicht: Besucher sehen es nicht.',
  },
  nowhere: {
    en: 'No page shows it yet. A page appears here once the website has rendered it.',
    de: 'Noch zeigt es keine Seite. Eine Seite erscheint hier, sobald die Website sie erzeugt hat.',
  },
  publishedAt: { en: 'Published version', de: 'Veröffentlichte Fassung' },
  shownVersion: { en: 'Version shown', de: 'Gezeigte Fassung' },
  page: { en: 'Page', de: 'Seite' },
  state: { en: 'State', de: 'Stand' },
  generatedAt: { en: 'Rendered', de: 'Erzeugt' },
  renewsAt: { en: 'Renewed after', de: 'Erneuert nach' },
  refresh: { en: 'Refresh now', de: 'Jetzt aktualisieren' },
  forDevelopers: { en: 'For the developers', de: 'Für die Entwicklung' },
  notAsked: {
    en: 'The website could not be asked. Please try again.',
    de: 'Die Website ließ sich nicht abfragen. Bitte versuchen Sie es noch einmal.',
  },
  notRefreshed: {
    en: 'The refresh could not be ordered. Please try again.',
    de: 'Die Aktualisierung ließ sich nicht anstoßen. Bitte versuchen Sie es noch einmal.',
  },
  slow: {
    en: 'answers too slowly at the moment. What it shows is not known; please look again in a minute.',
    de: 'antwortet gerade zu langsam. Was sie zeigt, ist nicht bekannt; bitte sehen Sie in einer Minute noch einmal nach.',
  },
  unreachable: {
    en: 'cannot be reached. What it shows is not known; its pages are renewed by time as soon as it runs.',
    de: 'ist nicht erreichbar. Was sie zeigt, ist nicht bekannt; ihre Seiten erneuern sich nach ihrer Zeit, sobald sie läuft.',
  },
  refused: {
    en: 'refused the question: site and CMS must have the same GATEWAY_SECRET and the same time.',
    de: 'hat die Abfrage abgelehnt: Website und CMS brauchen dasselbe GATEWAY_SECRET und dieselbe Uhrzeit.',
  },
  all: { en: 'All', de: 'Alle' },
  none: { en: 'No pages.', de: 'Keine Seiten.' },
  explanation: {
    en: 'What visitors get now, asked of the website itself; this list follows by itself. A page that is late is rendered as soon as somebody opens it, or when you refresh it.',
    de: 'Was Besucher jetzt erhalten, von der Website selbst erfragt; diese Liste folgt von selbst. Eine verspätete Seite wird erzeugt, sobald jemand sie öffnet oder Sie sie aktualisieren.',
  },
} satisfies Record<string, Bilingual>;

/** Texts with numbers, times or addresses in them; `told`, `again` and `givenUp` are of a change that an instance has not taken. */
export const words = {
  en: {
    more: (count: number) => `and ${count} more`,
    told: 'The website is being told of the last change.',
    again: (attempts: number, next: string) =>
      `The website has not taken the last change yet (attempts so far: ${attempts}). It is told again by itself. Next attempt: ${next}.`,
    givenUp: (attempts: number) =>
      `The website did not take the last change and is not told any more (attempts: ${attempts}). Its pages are still renewed by time. Choose “Refresh now” to have it told once more; if that does not help, please tell the developers.`,
    redirected: (to: string) => `Visitors do not see it: a redirect leads to ${to}.`,
    failedPages: (count: number) => (count === 1 ? 'one page' : `${count} pages`),
    failedState: (paths: string) => `Rendering failed: ${paths}. Visitors get what was there before.`,
    missingState: (paths: string) => `Published, but visitors get no page: ${paths}.`,
    notKnown: 'state not known',
  },
  de: {
    more: (count: number) => `und ${count} weitere`,
    told: 'Die Website erfährt gerade von der letzten Änderung.',
    again: (attempts: number, next: string) =>
      `Die Website hat die letzte Änderung noch nicht übernommen (bisherige Versuche: ${attempts}). Sie wird von selbst erneut benachrichtigt. Nächster Versuch: ${next}.`,
    givenUp: (attempts: number) =>
      `Die Website hat die letzte Änderung nicht übernommen und wird nicht mehr benachrichtigt (Versuche: ${attempts}). Ihre Seiten erneuern sich weiterhin nach ihrer Zeit. Mit „Jetzt aktualisieren“ wird sie noch einmal benachrichtigt; hilft das nicht, sagen Sie bitte der Entwicklung Bescheid.`,
    redirected: (to: string) => `Besucher sehen sie nicht: Eine Weiterleitung führt zu ${to}.`,
    failedPages: (count: number) => (count === 1 ? 'eine Seite' : `${count} Seiten`),
    failedState: (paths: string) =>
      `Das Erzeugen ist fehlgeschlagen: ${paths}. Besucher erhalten, was vorher da war.`,
    missingState: (paths: string) => `Veröffentlicht, aber Besucher erhalten keine Seite: ${paths}.`,
    notKnown: 'Stand unbekannt',
  },
};

export const statusMessages: Record<PageStatus, Bilingual> = {
  current: { en: 'up to date', de: 'aktuell' },
  waiting: {
    en: 'shows an older version, renewed soon',
    de: 'zeigt eine ältere Fassung, wird bald erneuert',
  },
  late: { en: 'late: shows an older version', de: 'verspätet: zeigt eine ältere Fassung' },
  failed: {
    en: 'failed: the last attempt to render it; visitors still get what was there before',
    de: 'fehlgeschlagen: der letzte Versuch, sie zu erzeugen; Besucher erhalten weiter, was vorher da war',
  },
  missing: { en: 'missing: published, but not shown', de: 'fehlt: veröffentlicht, aber nicht zu sehen' },
  unknown: { en: 'shown, version not known', de: 'zu sehen, Fassung unbekannt' },
};

/** Of a 404 that is not answered any more. */
const whenAsked = {
  waiting: {
    en: 'rendered at the next visit; answers 503 if that fails',
    de: 'wird beim nächsten Aufruf erzeugt; misslingt das, antwortet sie mit 503',
  },
  missing: {
    en: 'missing: rendered at the next visit; answers 503 if that fails',
    de: 'fehlt: wird beim nächsten Aufruf erzeugt; misslingt das, antwortet sie mit 503',
  },
};

/** Of a page that is none any more, or is to be one again. */
const stateMessages: Record<Exclude<SitePage['state'], 'shown'>, Partial<Record<PageStatus, Bilingual>>> = {
  gone: {
    current: { en: 'not there any more (404)', de: 'nicht mehr vorhanden (404)' },
    failed: {
      en: 'failed: the last attempt to render it; it still answers 404',
      de: 'fehlgeschlagen: der letzte Versuch, sie zu erzeugen; sie antwortet weiter mit 404',
    },
    missing: {
      en: 'missing: answers 404, although it is published',
      de: 'fehlt: antwortet mit 404, obwohl sie veröffentlicht ist',
    },
  },
  moved: {
    current: { en: 'leads to another page', de: 'führt auf eine andere Seite' },
    missing: {
      en: 'missing: leads to another page, although it is published',
      de: 'fehlt: führt auf eine andere Seite, obwohl sie veröffentlicht ist',
    },
  },
  unavailable: { ...whenAsked, late: whenAsked.waiting },
};

/** Returns how a page stands, in words. */
export const standingText = ({ state, status }: Pick<SitePage, 'state' | 'status'>): Bilingual =>
  (state === 'shown' ? undefined : stateMessages[state][status]) ?? statusMessages[status];

/** Places of documents that browsers fetch themselves: no page is rendered with them. */
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
