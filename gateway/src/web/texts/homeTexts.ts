import type { WirePrice } from '@/contract/calls/services';

import { bilingual } from './bilingual';

interface HomeTexts {
  menu: string;
  menuLead: string;
  /** Before the full address of a page that phones cannot open. */
  onComputer: string;
  contact: string;
  contactLead: string;
  write: string;
  call: string;
  prices: string;
  item: string;
  price: string;
  from: (amount: string) => string;
  free: string;
  unit: Record<WirePrice['unit'], string>;
  english: string;
  german: string;
  services: string;
}

export const homeTexts = bilingual<HomeTexts>({
  en: {
    menu: 'Menu',
    menuLead: 'All pages at this address.',
    onComputer: 'On a computer:',
    contact: 'Talk to us',
    contactLead: 'Tell us what you sell and where it is stored. A person will answer.',
    write: 'Write an e-mail',
    call: 'Call',
    prices: 'Prices',
    item: 'What it covers',
    price: 'Price',
    from: (amount) => `from ${amount}`,
    free: 'no charge',
    unit: {
      once: 'one-off',
      month: 'per month',
      quarter: 'per quarter',
      year: 'per year',
      return: 'per return',
      document: 'per document',
    },
    english: 'English',
    german: 'German',
    services: 'Services',
  },
  de: {
    menu: 'Menü',
    menuLead: 'Alle Seiten unter dieser Adresse.',
    onComputer: 'Am Computer:',
    contact: 'Sprechen Sie uns an',
    contactLead: 'Sagen Sie uns, was Sie verkaufen und wo es lagert. Es antwortet ein Mensch.',
    write: 'E-Mail schreiben',
    call: 'Anrufen',
    prices: 'Preise',
    item: 'Was enthalten ist',
    price: 'Preis',
    from: (amount) => `ab ${amount}`,
    free: 'ohne Entgelt',
    unit: {
      once: 'einmalig',
      month: 'pro Monat',
      quarter: 'pro Quartal',
      year: 'pro Jahr',
      return: 'pro Meldung',
      document: 'pro Dokument',
    },
    english: 'Englisch',
    german: 'Deutsch',
    services: 'Leistungen',
  },
});
