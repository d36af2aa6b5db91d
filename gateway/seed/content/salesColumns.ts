import { salesColumns, type SalesColumn } from '@/shared/salesFile';

import { table } from './markdown';
import type { Localised } from './types';

/** The columns of the file with sales data, each with an example where its format has to be shown. */
const meanings: Record<SalesColumn, Localised> = {
  date: { en: 'Day of the supply: 2026-11-20', de: 'Tag der Lieferung: 2026-11-20' },
  type: {
    en: 'SALE, REFUND, or TRANSFER for moving your own stock',
    de: 'SALE für Verkauf, REFUND für Erstattung, TRANSFER für das Verbringen eigener Ware',
  },
  order: {
    en: 'Your order number; a refund carries that of the sale',
    de: 'Ihre Bestellnummer; eine Erstattung trägt die des Verkaufs',
  },
  from: { en: 'Country of dispatch: DE', de: 'Land des Versands: DE' },
  to: { en: 'Country of arrival: AT', de: 'Land der Ankunft: AT' },
  customer: {
    en: 'B for a business with a valid VAT ID, C for everyone else',
    de: 'B für ein Unternehmen mit gültiger USt-IdNr., C für alle anderen',
  },
  vat_id: {
    en: 'VAT ID of the business; for a TRANSFER, your own in the country of arrival; otherwise empty',
    de: 'USt-IdNr. des Unternehmens, bei TRANSFER Ihre eigene im Land der Ankunft, sonst leer',
  },
  net: {
    en: 'Amount before VAT: 50.00; for a TRANSFER, what you paid for the goods',
    de: 'Betrag ohne Steuer: 50.00; bei TRANSFER der Einkaufspreis',
  },
  rate: { en: 'VAT rate in percent: 19', de: 'Steuersatz in Prozent: 19' },
  vat: { en: 'VAT amount: 9.50', de: 'Steuerbetrag: 9.50' },
  gross: { en: 'Net plus VAT: 59.50', de: 'Netto plus Steuer: 59.50' },
  currency: {
    en: 'Currency of the sale in three letters: EUR',
    de: 'Währung des Verkaufs in drei Buchstaben: EUR',
  },
  channel: {
    en: 'SHOP or the name of the marketplace; empty for a TRANSFER',
    de: 'SHOP oder der Name des Marktplatzes, bei TRANSFER leer',
  },
  deemed_supplier: {
    en: 'YES where the marketplace accounts for the VAT, otherwise empty',
    de: 'YES, wenn der Marktplatz die Steuer abführt, sonst leer',
  },
};

const heads = { en: ['Column', 'Contents'], de: ['Spalte', 'Inhalt'] };

/** All columns as a table, in the order of the file. */
export const salesColumnTable = (language: keyof Localised): string =>
  table(heads[language], ...salesColumns.map((name) => [`**${name}**`, meanings[name][language]]));
