import type { PageState, renderFaults } from '@/contract/site/siteRequests';

import type { Bilingual, ContentLanguage } from '../../../domain/languages';
import type { DeliveryFault } from '../../../sync/deliveryFaults';
import type { PageStatus } from '../../../sync/pageStatus';

type Fault = (typeof renderFaults)[number];

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
  elsewhere: { en: 'Up to date elsewhere too', de: 'Auch anderswo aktuell' },
  publishedAt: { en: 'Published version', de: 'Veröffentlichte Fassung' },
  shownVersion: { en: 'Version shown', de: 'Gezeigte Fassung' },
  page: { en: 'Page', de: 'Seite' },
  language: { en: 'Language', de: 'Sprache' },
  state: { en: 'State', de: 'Stand' },
  generatedAt: { en: 'Rendered', de: 'Erzeugt' },
  renewsAt: { en: 'Renewed after', de: 'Erneuert nach' },
  refresh: { en: 'Refresh now', de: 'Jetzt aktualisieren' },
  refreshing: { en: 'Refreshing …', de: 'Wird aktualisiert …' },
  whatFailed: { en: 'What went wrong', de: 'Was nicht gelungen ist' },
  notAsked: {
    en: 'The website could not be asked. Please try again.',
    de: 'Die Website ließ sich nicht abfragen. Bitte versuchen Sie es noch einmal.',
  },
  notRefreshed: {
    en: 'The refresh could not be ordered. Please try again.',
    de: 'Die Aktualisierung ließ sich nicht anstoßen. Bitte versuchen Sie es noch einmal.',
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

/** Texts for lists that are cut off. */
export const moreMessages: Record<ContentLanguage, (count: number) => string> = {
  en: (count) => `and ${count} more`,
  de: (count) => `und ${count} weitere`,
};

interface OutstandingWords {
  told: string;
  again: (attempts: number, next: string) => string;
  givenUp: (attempts: number) => string;
}

/** Texts about changes that the site has not taken yet: the next attempt, or what to do. */
export const pendingMessages: Record<ContentLanguage, OutstandingWords> = {
  en: {
    told: 'The website is being told of the last change.',
    again: (attempts, next) =>
      `The website has not taken the last change yet (attempts so far: ${attempts}). It is told again by itself. Next attempt: ${next}.`,
    givenUp: (attempts) =>
      `The website did not take the last change and is not told any more (attempts: ${attempts}). Its pages are still renewed by time. Choose “Refresh now” to have it told once more; if that does not help, please tell the developers.`,
  },
  de: {
    told: 'Die Website erfährt gerade von der letzten Änderung.',
    again: (attempts, next) =>
      `Die Website hat die letzte Änderung noch nicht übernommen (bisherige Versuche: ${attempts}). Sie wird von selbst erneut benachrichtigt. Nächster Versuch: ${next}.`,
    givenUp: (attempts) =>
      `Die Website hat die letzte Änderung nicht übernommen und wird nicht mehr benachrichtigt (Versuche: ${attempts}). Ihre Seiten erneuern sich weiterhin nach ihrer Zeit. Mit „Jetzt aktualisieren“ wird sie noch einmal benachrichtigt; hilft das nicht, sagen Sie bitte der Entwicklung Bescheid.`,
  },
};

export const statusMessages: Record<PageStatus, Bilingual> = {
  current: { en: 'up to date', de: 'aktuell' },
  waiting: {
    en: 'shows an older version, renewed soon',
    de: 'zeigt eine ältere Fassung, wird bald erneuert',
  },
  late: { en: 'late: shows an older version', de: 'verspätet: zeigt eine ältere Fassung' },
  failed: { en: 'failed', de: 'fehlgeschlagen' },
};

export const stateMessages = {
  gone: { en: 'not there any more (404)', de: 'nicht mehr vorhanden (404)' },
  moved: { en: 'leads to another page', de: 'führt auf eine andere Seite' },
  missing: { en: 'never rendered', de: 'noch nie erzeugt' },
} satisfies Record<string, Bilingual>;

/** Of a page that visitors do not see, for a redirect leads away from its address. */
export const redirectMessages: Record<ContentLanguage, (to: string) => string> = {
  en: (to) => `Visitors do not see it: a redirect leads to ${to}.`,
  de: (to) => `Besucher sehen sie nicht: Eine Weiterleitung führt zu ${to}.`,
};

/** Of a page that is to be there again. */
export const goneMessages = {
  waiting: { en: 'answers 404, rendered again soon', de: 'antwortet mit 404, wird bald wieder erzeugt' },
  late: { en: 'late: answers 404', de: 'verspätet: antwortet mit 404' },
} satisfies Record<string, Bilingual>;

export const renderFaultMessages: Record<Fault, Bilingual> = {
  gatewayLate: {
    en: 'The CMS did not answer in time.',
    de: 'Das CMS hat nicht rechtzeitig geantwortet.',
  },
  gatewayDown: {
    en: 'The CMS could not be reached.',
    de: 'Das CMS war nicht erreichbar.',
  },
  gatewayAnswer: {
    en: 'The CMS gave an answer that the website cannot use; please tell the developers.',
    de: 'Das CMS gab eine Antwort, die die Website nicht verwenden kann; bitte sagen Sie der Entwicklung Bescheid.',
  },
  site: {
    en: 'The website could not put the page together; please tell the developers.',
    de: 'Die Website konnte die Seite nicht zusammensetzen; bitte sagen Sie der Entwicklung Bescheid.',
  },
};

/** Effects of a failure for visitors. */
export const failureEffectMessages: Record<PageState['state'], Bilingual> = {
  shown: {
    en: 'Visitors still get the last good version.',
    de: 'Besucher erhalten weiter die letzte gute Fassung.',
  },
  gone: { en: 'Visitors still get a 404.', de: 'Besucher erhalten weiter einen 404.' },
  moved: {
    en: 'Visitors are still led to another page.',
    de: 'Besucher werden weiter auf eine andere Seite geführt.',
  },
  missing: {
    en: 'Visitors get an error page until it succeeds.',
    de: 'Besucher erhalten eine Fehlerseite, bis es gelingt.',
  },
};

/** Why the site has not done what it was told. */
export const deliveryMessages: Record<Exclude<DeliveryFault['code'], 'unknown'>, Bilingual> = {
  ...renderFaultMessages,
  unreachable: {
    en: 'The website could not be reached.',
    de: 'Die Website war nicht erreichbar.',
  },
  refused: {
    en: 'The website refused it: site and CMS must have the same GATEWAY_SECRET and the same time.',
    de: 'Die Website hat es abgelehnt: Website und CMS brauchen dasselbe GATEWAY_SECRET und dieselbe Uhrzeit.',
  },
  unreadable: {
    en: 'The website gave an answer that the CMS cannot read; please tell the developers.',
    de: 'Die Website gab eine Antwort, die das CMS nicht lesen kann; bitte sagen Sie der Entwicklung Bescheid.',
  },
  redirects: {
    en: 'The website could not fetch the redirects anew.',
    de: 'Die Website konnte die Weiterleitungen nicht neu abrufen.',
  },
  older: {
    en: 'The website was still rendering the page as it was before.',
    de: 'Die Website erzeugte die Seite noch in der Fassung von vorher.',
  },
};
