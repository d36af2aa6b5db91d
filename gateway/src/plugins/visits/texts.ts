import type { DeviceClass } from '@/contract/lists/devices';

import { retentionDays } from '../../domain/retention';

export const deviceNames: Record<DeviceClass, { en: string; de: string }> = {
  phone: { en: 'Phone', de: 'Telefon' },
  tablet: { en: 'Tablet', de: 'Tablet' },
  desktop: { en: 'Desktop', de: 'Computer' },
};

export const ratingNames = {
  good: { en: 'good', de: 'gut' },
  fair: { en: 'to be improved', de: 'zu verbessern' },
  poor: { en: 'poor', de: 'schlecht' },
};

export const messages = {
  en: {
    heading: `Three quarters of all page views of the last ${retentionDays.pageVitals} days were at least this fast`,
    none: 'Nothing measured yet. A page is measured once its visitor has agreed to statistics, and reported when it is left.',
    route: 'Kind of page',
    device: 'Device',
    views: 'Views',
    lcp: 'LCP: largest content is there',
    inp: 'INP: an input is answered',
    cls: 'CLS: content moves',
    all: 'All measurements',
  },
  de: {
    heading: `Drei Viertel aller Seitenaufrufe der letzten ${retentionDays.pageVitals} Tage waren mindestens so schnell`,
    none: 'Noch nichts gemessen. Eine Seite wird gemessen, sobald ihr Besucher der Statistik zugestimmt hat, und beim Verlassen gemeldet.',
    route: 'Art der Seite',
    device: 'Gerät',
    views: 'Aufrufe',
    lcp: 'LCP: größter Inhalt ist da',
    inp: 'INP: Eingabe ist beantwortet',
    cls: 'CLS: Inhalt verschiebt sich',
    all: 'Alle Messungen',
  },
};
