import {
  adviserFeeWithRegistration,
  dataAndApproval,
  dataWithAdviser,
  guideValue,
  perStream,
  preparation,
  price,
} from './price';
import { representatives } from './representatives.content';
import type { SeedService } from './types';

/** The other areas and countries (requirements, 3), so that each has something to show. */
export const furtherServices: SeedService[] = [
  {
    key: 'vat-registration-turkiye',
    category: 'vat',
    countryCode: 33,
    serviceCode: 33,
    serviceType: null,
    name: { en: 'VAT registration Türkiye', de: 'Umsatzsteuer-Registrierung Türkei' },
    summary: {
      en: 'For foreign providers of electronic services to consumers: special registration and monthly returns, from the first sale. Goods are usually imported and taxed by a company in the country; we tell you which route fits before anything is filed.',
      de: 'Für ausländische Anbieter elektronischer Dienstleistungen an Verbraucher: besondere Registrierung und monatliche Meldungen, ab dem ersten Verkauf. Waren führt in der Regel ein Unternehmen im Land ein und versteuert sie; welcher Weg passt, klären wir vor jedem Antrag.',
    },
    duration: { en: 'Usually 4 to 8~weeks', de: 'Meist 4 bis 8~Wochen' },
    prices: [price(preparation, 52000, 'once'), price(dataWithAdviser, 16900, 'month', true)],
  },
  {
    key: 'vat-registration-egypt',
    category: 'vat',
    countryCode: 31,
    serviceCode: 31,
    serviceType: null,
    name: { en: 'VAT registration Egypt', de: 'Umsatzsteuer-Registrierung Ägypten' },
    summary: {
      en: 'Simplified registration for foreign providers of digital and other remote services to customers who are not registered themselves, with monthly returns. Sellers of goods usually need an importer in the country.',
      de: 'Vereinfachte Registrierung für ausländische Anbieter digitaler und anderer Fernleistungen an Kunden, die selbst nicht registriert sind, mit monatlichen Meldungen. Wer Waren verkauft, braucht meist einen Importeur im Land.',
    },
    duration: { en: 'Usually 4 to 10~weeks', de: 'Meist 4 bis 10~Wochen' },
    prices: [price(preparation, 54000, 'once'), price(dataWithAdviser, 16900, 'month', true)],
  },
  {
    key: 'chemical-tax-sweden',
    category: 'chemicalTax',
    countryCode: 10,
    serviceCode: null,
    serviceType: null,
    name: {
      en: 'Tax on chemicals in electronics Sweden',
      de: 'Schwedische Steuer auf Chemikalien in Elektronik',
    },
    summary: {
      en: 'Certain electronics and white goods are taxed by net weight. Sellers who ship them from another EU country to consumers in Sweden are liable above sales of SEK~100,000 a year; on request Skatteverket registers them for monthly returns.',
      de: 'Bestimmte Elektronik und Haushaltsgroßgeräte werden nach Nettogewicht besteuert. Händler, die sie aus einem anderen EU-Land an Verbraucher in Schweden liefern, schulden die Steuer, wenn diese Verkäufe 100.000~SEK im Jahr übersteigen; auf Antrag registriert das Skatteverket sie für monatliche Meldungen.',
    },
    duration: { en: 'Usually 3 to 6~weeks', de: 'Meist 3 bis 6~Wochen' },
    prices: [
      price(preparation, 32000, 'once'),
      price(dataAndApproval, 6900, 'month', true),
      guideValue(adviserFeeWithRegistration, 6000, 'month', true),
    ],
  },
  {
    key: 'tyre-france',
    category: 'tyre',
    countryCode: 1,
    serviceCode: null,
    serviceType: null,
    name: { en: 'Tyres France (UIN)', de: 'Reifen Frankreich (UIN)' },
    summary: {
      en: 'Tyres sold alone or on a vehicle: membership of a producer responsibility organisation, unique identifier, yearly report of the tyres placed on the French market.',
      de: 'Reifen für sich oder an einem Fahrzeug: Beitritt zu einer Organisation für Herstellerverantwortung, eindeutige Identifikationsnummer, Jahresmeldung der in Frankreich in Verkehr gebrachten Reifen.',
    },
    duration: { en: 'Usually 1 to 3~weeks', de: 'Meist 1 bis 3~Wochen' },
    prices: [price(perStream, 24000, 'year', true)],
  },
  {
    key: 'testing-eu',
    category: 'testing',
    countryCode: 99,
    serviceCode: null,
    serviceType: null,
    name: { en: 'Testing and certification', de: 'Prüfung und Zertifizierung' },
    summary: {
      en: 'Which acts and standards apply, which tests they require and who may carry them out. We obtain quotes from laboratories, read the reports and draft the declaration; the manufacturer signs it and the laboratory answers for its results.',
      de: 'Welche Rechtsakte und Normen gelten, welche Prüfungen sie verlangen und wer sie durchführen darf. Wir holen Angebote von Laboren ein, lesen die Berichte und entwerfen die Erklärung; unterschreiben muss der Hersteller, für die Ergebnisse steht das Labor ein.',
    },
    duration: {
      en: 'Usually 2 to 8~weeks, with the laboratory’s time',
      de: 'Meist 2 bis 8~Wochen, einschließlich Labor',
    },
    prices: [
      price(
        { en: 'Test plan for one product with its variants', de: 'Prüfplan für ein Produkt mit Varianten' },
        24000,
        'once',
        true,
      ),
      price({ en: 'Review of a test report', de: 'Durchsicht eines Prüfberichts' }, 9000, 'document'),
    ],
  },
  {
    key: 'balance',
    category: 'balance',
    countryCode: null,
    serviceCode: 1015,
    serviceType: null,
    name: { en: 'Advance on official fees', de: 'Vorschuss auf amtliche Gebühren' },
    summary: {
      en: 'A balance from which we pay the fees of authorities and registers for you, without a surcharge, with a receipt for each. Any balance is paid back on request. You always pay the taxes themselves straight to the authority.',
      de: 'Ein Guthaben, aus dem wir Gebühren von Behörden und Registern für Sie auslegen, ohne Aufschlag und mit Beleg für jede Zahlung. Was übrig ist, erhalten Sie auf Wunsch zurück. Steuern selbst zahlen Sie immer unmittelbar an die Behörde.',
    },
    duration: { en: 'Credited on receipt', de: 'Mit Zahlungseingang gutgeschrieben' },
    prices: [
      { ...price({ en: 'Keeping the balance', de: 'Führung des Guthabens' }, 0, 'year'), vatMode: 'gross' },
    ],
  },
  ...representatives,
];
