import type {
  ArrayField,
  ArrayFieldValidation,
  DateFieldValidation,
  SelectFieldSingleValidation,
} from 'payload';
import { array, select } from 'payload/shared';

import { priceUnits, type PriceUnit } from '@/contract/lists/services';
import { isVatIncrement, type ServiceType } from '@/contract/lists/serviceTypes';
import { dayOf } from '@/shared/dayOf';

import type { Bilingual } from '../../domain/languages';
import { haveAllEnded, overlappingPrice, type DatedPrice } from '../../domain/overlappingPrice';
import { amountField } from './amount';
import { choiceField } from './options';
import { isPublishedBySomebody, plausibleDate } from './published';
import { isDayOrder } from './schedule';
import { dayField, listField } from './shared';
import { localisedText } from './text';
import { translate } from './translate';

const unitNames: Record<PriceUnit, Bilingual> = {
  once: { en: 'once', de: 'einmalig' },
  month: { en: 'per month', de: 'pro Monat' },
  quarter: { en: 'per quarter', de: 'pro Quartal' },
  year: { en: 'per year', de: 'pro Jahr' },
  return: { en: 'per return', de: 'pro Meldung' },
  document: { en: 'per document', de: 'pro Dokument' },
};

const overBeforeItBegins: Bilingual = {
  en: 'The last day must not come before the first.',
  de: 'Der letzte Tag darf nicht vor dem ersten liegen.',
};

const netOnly: Bilingual = {
  en: 'Services of the types 2 to 5 are added to a yearly invoice with VAT on top: their prices are net.',
  de: 'Leistungen der Arten 2 bis 5 kommen zu einer Jahresrechnung hinzu, auf die Umsatzsteuer anfällt: Ihre Preise sind netto.',
};

/** An increment to a company's file has net prices (requirements, 3: vatIncrement). */
const netForIncrements: SelectFieldSingleValidation = (value, options) => {
  const { category, serviceType } = options.data as { category?: string; serviceType?: string | null };
  const type = category === 'company' && serviceType ? (Number(serviceType) as ServiceType) : null;
  if (isVatIncrement(type) && value === 'gross') return translate(netOnly, options.req);
  return select(value, options);
};

const nothingCharged: Bilingual = {
  en: 'A price of 0 is not published: leave out the row where nothing is charged.',
  de: 'Ein Preis von 0 wird nicht veröffentlicht: Lassen Sie die Zeile weg, wenn nichts berechnet wird.',
};

const sameTime = (row: number): Bilingual => ({
  en: `Price ${row} is for the same thing and valid at this time too. Let one of the two end the day before the other begins.`,
  de: `Preis ${row} gilt für dasselbe und auch zu dieser Zeit. Lassen Sie einen von beiden am Tag vor dem anderen enden.`,
});

const allOver: Bilingual = {
  en: 'Every price here has ended, so visitors would read none. Add the one that holds now, or remove all rows: the site then says “price on request”.',
  de: 'Alle Preise hier sind abgelaufen, Besucher läsen keinen. Fügen Sie den jetzigen hinzu, oder entfernen Sie alle Zeilen: Die Website zeigt dann „Preis auf Anfrage“.',
};

/** Prices that have all ended are a mistake; none at all is meant, for the site then says that it answers with an offer. */
const somePriceHolds: ArrayFieldValidation = async (value, options) => {
  const valid = await array(value, options);
  if (valid !== true || !isPublishedBySomebody(options)) return valid;
  const { prices = [] } = options.data as { prices?: DatedPrice[] };
  return haveAllEnded(prices, dayOf(new Date())) ? translate(allOver, options.req) : true;
};

const firstDay: DateFieldValidation = async (value, options) => {
  const { prices } = options.data as { prices?: DatedPrice[] };
  const valid = await plausibleDate()(value, options);
  const other = valid === true ? overlappingPrice(prices ?? [], Number(options.path[1])) : undefined;
  return other === undefined ? valid : translate(sameTime(other + 1), options.req);
};

const lastDay: DateFieldValidation = async (value, options) => {
  const { validFrom } = options.siblingData as { validFrom?: string };
  const valid = await plausibleDate()(value, options);
  return valid === true ? isDayOrder(validFrom, value) || translate(overBeforeItBegins, options.req) : valid;
};

const changeOnADay: Bilingual = {
  en: 'To change a price on a day, end the old one and add the new one from the next day.',
  de: 'Um einen Preis zu einem Tag zu ändern, lassen Sie den alten enden und fügen den neuen ab dem Folgetag hinzu.',
};

/** Prices of a service. The sentence about VAT beside a price follows from `vatMode`, so nobody can forget it. */
export const servicePricesField = (): ArrayField => ({
  ...pricesField({
    en: `${changeOnADay.en} Without a price, the site says “price on request”.`,
    de: `${changeOnADay.de} Ohne Preis zeigt die Website „Preis auf Anfrage“.`,
  }),
  validate: somePriceHolds,
});

/** Prices of a bundle, which is not shown while it has none. */
export const pricesField = (description = changeOnADay): ArrayField =>
  listField(
    'prices',
    { singular: { en: 'Price', de: 'Preis' }, plural: { en: 'Prices', de: 'Preise' } },
    'label',
    [
      localisedText('label', { en: 'What it is for', de: 'Wofür er gilt' }, { maxLength: 140 }),
      {
        type: 'row',
        fields: [
          amountField({
            label: { en: 'Amount', de: 'Betrag' },
            description: {
              en: 'In the currency beside it: 499 or 499.50.',
              de: 'In der Währung daneben: 499 oder 499,50.',
            },
            // A balance is the client's own money: that keeping it costs nothing is worth a row.
            zeroProblem: ({ category }) => (category === 'balance' ? undefined : nothingCharged),
          }),
          {
            name: 'currency',
            type: 'select',
            label: { en: 'Currency', de: 'Währung' },
            required: true,
            defaultValue: 'EUR',
            options: ['EUR', 'GBP', 'CHF', 'USD', 'JPY'].map((value) => ({ value, label: value })),
            admin: { width: '50%' },
          },
        ],
      },
      {
        type: 'row',
        fields: [
          choiceField('unit', { en: 'Charged', de: 'Berechnung' }, priceUnits, unitNames, {
            required: true,
            defaultValue: 'once',
            admin: { width: '50%' },
          }),
          {
            name: 'vatMode',
            type: 'select',
            label: { en: 'VAT', de: 'Umsatzsteuer' },
            required: true,
            defaultValue: 'net',
            validate: netForIncrements,
            options: [
              { value: 'net', label: { en: 'Price without VAT', de: 'Preis ohne Umsatzsteuer' } },
              { value: 'gross', label: { en: 'Price with VAT', de: 'Preis mit Umsatzsteuer' } },
            ],
            admin: {
              width: '50%',
              description: {
                en: 'The sentence beside the price follows from this.',
                de: 'Der Satz neben dem Preis ergibt sich daraus.',
              },
            },
          },
        ],
      },
      {
        name: 'isFrom',
        type: 'checkbox',
        label: { en: 'Starting price: show "from"', de: 'Einstiegspreis: „ab“ davor zeigen' },
        defaultValue: false,
      },
      {
        name: 'isGuideValue',
        type: 'checkbox',
        label: {
          en: 'Guide value: somebody else charges and invoices it',
          de: 'Richtwert: wird von anderen berechnet',
        },
        defaultValue: false,
        admin: {
          description: {
            en: 'For example the fee of a tax adviser. It has a row of its own beside our fees; no bundle reduces it.',
            de: 'Zum Beispiel das Honorar einer Steuerkanzlei. Er hat eine eigene Zeile neben unseren Preisen; kein Paket senkt ihn.',
          },
        },
      },
      {
        type: 'row',
        fields: [
          {
            ...dayField(
              'validFrom',
              { en: 'Valid from', de: 'Gültig ab' },
              {
                description: {
                  en: 'First day. With a day to come, publish now: visitors read the price from that day on, not before.',
                  de: 'Erster Tag. Bei einem künftigen Tag jetzt veröffentlichen: Besucher lesen den Preis ab diesem Tag, nicht vorher.',
                },
              },
            ),
            validate: firstDay,
          },
          {
            ...dayField(
              'validUntil',
              { en: 'Valid until', de: 'Gültig bis' },
              {
                optional: true,
                description: {
                  en: 'Last day. Empty: until further notice.',
                  de: 'Letzter Tag. Leer: bis auf Weiteres.',
                },
              },
            ),
            validate: lastDay,
          },
        ],
      },
    ],
    { description, hasAmount: true },
  );
