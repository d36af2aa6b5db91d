import { guideValue, price } from './price';
import type { Localised, SeedService } from './types';

interface Office {
  key: string;
  countryCode: number;
  office: Localised;
  name: Localised;
  summary: Localised;
  duration: Localised;
  classesIncluded: number;
  /** Ours and the usual one of the attorney, in cents of a euro. */
  fee: number;
  attorneyFee: number;
  /** In minor units of `currency`, from the office's own table. */
  official: { amount: number; label: Localised }[];
  currency: SeedService['prices'][number]['currency'];
  validFrom?: string;
}

const own: Localised = {
  en: 'Preparation, list of goods, coordination with the attorney',
  de: 'Vorbereitung, Warenverzeichnis, Abstimmung mit der Kanzlei',
};
const attorney: Localised = {
  en: 'Guide value: attorney’s fee, invoiced by the attorney',
  de: 'Richtwert: Honorar der Kanzlei, von dieser berechnet',
};

const offices: Office[] = [
  {
    key: 'trademark-germany',
    countryCode: 2,
    office: {
      en: 'German Patent and Trade Mark Office (DPMA)',
      de: 'Deutsches Patent- und Markenamt (DPMA)',
    },
    name: { en: 'Trade mark Germany', de: 'Marke Deutschland' },
    summary: {
      en: 'Protection in Germany for ten years, renewable. A law firm searches for earlier rights, advises on the risk and files; oppositions are possible for three months after publication. Whether a mark is registered is decided by the office alone.',
      de: 'Schutz in Deutschland für zehn Jahre, verlängerbar. Eine Kanzlei recherchiert ältere Rechte, berät zum Risiko und meldet an; nach der Veröffentlichung ist drei Monate lang Widerspruch möglich. Über die Eintragung entscheidet allein das Amt.',
    },
    duration: { en: 'Usually 3 to 6~months', de: 'Meist 3 bis 6~Monate' },
    classesIncluded: 3,
    fee: 19000,
    attorneyFee: 49000,
    currency: 'EUR',
    official: [
      {
        amount: 29000,
        label: {
          en: 'Official fee for an electronic application, up to three classes',
          de: 'Amtsgebühr der elektronischen Anmeldung, bis zu drei Klassen',
        },
      },
      {
        amount: 10000,
        label: { en: 'Official fee, each further class', de: 'Amtsgebühr, jede weitere Klasse' },
      },
    ],
  },
  {
    key: 'trademark-eu',
    countryCode: 99,
    office: {
      en: 'European Union Intellectual Property Office (EUIPO)',
      de: 'Amt der Europäischen Union für geistiges Eigentum (EUIPO)',
    },
    name: { en: 'Trade mark European Union', de: 'Unionsmarke' },
    summary: {
      en: 'One mark for all Member States. The downside: an earlier right in a single country can bring down the whole application. A law firm searches, advises and files.',
      de: 'Eine Marke für alle Mitgliedstaaten. Die Kehrseite: Ein älteres Recht in einem einzigen Land kann die ganze Anmeldung zu Fall bringen. Eine Kanzlei recherchiert, berät und meldet an.',
    },
    duration: { en: 'Usually 4 to 6~months', de: 'Meist 4 bis 6~Monate' },
    classesIncluded: 1,
    fee: 24000,
    attorneyFee: 69000,
    currency: 'EUR',
    official: [
      {
        amount: 85000,
        label: {
          en: 'Official fee for an electronic application, one class',
          de: 'Amtsgebühr der elektronischen Anmeldung, eine Klasse',
        },
      },
      { amount: 5000, label: { en: 'Official fee, second class', de: 'Amtsgebühr, zweite Klasse' } },
      {
        amount: 15000,
        label: {
          en: 'Official fee, each class from the third',
          de: 'Amtsgebühr, jede Klasse ab der dritten',
        },
      },
    ],
  },
  {
    key: 'trademark-united-kingdom',
    countryCode: 0,
    office: {
      en: 'UK Intellectual Property Office (UKIPO)',
      de: 'Amt für geistiges Eigentum des Vereinigten Königreichs (UKIPO)',
    },
    name: { en: 'Trade mark United Kingdom', de: 'Marke Vereinigtes Königreich' },
    summary: {
      en: 'A Union trade mark no longer covers the United Kingdom. The application names an address for service there; a British attorney files it.',
      de: 'Eine Unionsmarke gilt im Vereinigten Königreich nicht mehr. Die Anmeldung braucht eine Zustelladresse vor Ort; eingereicht wird sie von einer britischen Kanzlei.',
    },
    duration: { en: 'Usually 4 to 6~months', de: 'Meist 4 bis 6~Monate' },
    classesIncluded: 1,
    fee: 24000,
    attorneyFee: 59000,
    currency: 'GBP',
    validFrom: '2026-04-01',
    official: [
      {
        amount: 20500,
        label: {
          en: 'Official fee for an online application, one class',
          de: 'Amtsgebühr der Online-Anmeldung, eine Klasse',
        },
      },
      {
        amount: 6000,
        label: { en: 'Official fee, each further class', de: 'Amtsgebühr, jede weitere Klasse' },
      },
    ],
  },
  {
    key: 'trademark-switzerland',
    countryCode: 32,
    office: {
      en: 'Swiss Federal Institute of Intellectual Property (IPI)',
      de: 'Eidgenössisches Institut für Geistiges Eigentum (IGE)',
    },
    name: { en: 'Trade mark Switzerland', de: 'Marke Schweiz' },
    summary: {
      en: 'A Union trade mark does not cover Switzerland. Applicants without a registered office there name an address for service; an attorney in Switzerland files.',
      de: 'Die Schweiz ist von keiner Unionsmarke erfasst. Anmelder ohne Sitz im Land geben ein Zustellungsdomizil an; eine Kanzlei in der Schweiz hinterlegt die Marke.',
    },
    duration: { en: 'Usually 3 to 6~months', de: 'Meist 3 bis 6~Monate' },
    classesIncluded: 3,
    fee: 26000,
    attorneyFee: 69000,
    currency: 'CHF',
    official: [
      {
        amount: 35000,
        label: {
          en: 'Official fee for an electronic application, up to three classes',
          de: 'Amtsgebühr der elektronischen Hinterlegung, bis zu drei Klassen',
        },
      },
      {
        amount: 10000,
        label: { en: 'Official fee, each further class', de: 'Amtsgebühr, jede weitere Klasse' },
      },
    ],
  },
  {
    key: 'trademark-usa',
    countryCode: 101,
    office: {
      en: 'United States Patent and Trademark Office (USPTO)',
      de: 'Patent- und Markenamt der Vereinigten Staaten (USPTO)',
    },
    name: { en: 'Trade mark USA', de: 'Marke USA' },
    summary: {
      en: 'Applicants from abroad must be represented by an attorney licensed in the USA. The mark has to be used there, or the intention declared and the use proved later. Descriptions that are not taken from the office’s list cost extra.',
      de: 'Anmelder aus dem Ausland müssen sich von einer in den USA zugelassenen Kanzlei vertreten lassen. Die Marke muss dort benutzt werden, oder die Absicht wird erklärt und die Benutzung später nachgewiesen. Angaben, die nicht aus dem Verzeichnis des Amts stammen, kosten extra.',
    },
    duration: { en: 'Usually 10 to 14~months', de: 'Meist 10 bis 14~Monate' },
    classesIncluded: 1,
    fee: 34000,
    attorneyFee: 89000,
    currency: 'USD',
    official: [
      {
        amount: 35000,
        label: {
          en: 'Official fee, base application, per class',
          de: 'Amtsgebühr der Basisanmeldung, je Klasse',
        },
      },
    ],
  },
  {
    key: 'trademark-japan',
    countryCode: 100,
    office: { en: 'Japan Patent Office (JPO)', de: 'Japanisches Patentamt (JPO)' },
    name: { en: 'Trade mark Japan', de: 'Marke Japan' },
    summary: {
      en: 'Application through a Japanese patent attorney, in Japanese. The office charges twice: when the application is filed, and again when it decides to register the mark.',
      de: 'Anmeldung über einen japanischen Patentanwalt, auf Japanisch. Das Amt erhebt zweimal Gebühren: bei der Anmeldung und noch einmal, wenn es die Eintragung beschließt.',
    },
    duration: { en: 'Usually 8 to 12~months', de: 'Meist 8 bis 12~Monate' },
    classesIncluded: 1,
    fee: 34000,
    attorneyFee: 89000,
    currency: 'JPY',
    official: [
      {
        amount: 12000,
        label: {
          en: 'Official fee for the application, one class',
          de: 'Amtsgebühr der Anmeldung, eine Klasse',
        },
      },
      {
        amount: 32900,
        label: {
          en: 'Official fee for the registration, ten years, per class',
          de: 'Amtsgebühr der Eintragung, zehn Jahre, je Klasse',
        },
      },
    ],
  },
];

/**
 * Trade mark services: Kompassa prepares and coordinates, attorneys advise and file, the office decides. Official fees
 * are those of November 2026 and are passed on at cost.
 */
export const trademarkServices: SeedService[] = offices.map(
  ({ key, countryCode, office, name, summary, duration, classesIncluded, ...fees }) => ({
    key,
    category: 'trademark',
    countryCode,
    serviceCode: null,
    serviceType: null,
    name,
    summary,
    duration,
    office,
    classesIncluded,
    prices: [
      price(own, fees.fee, 'once'),
      guideValue(attorney, fees.attorneyFee, 'once', true),
      ...fees.official.map(({ amount, label }) => ({
        ...price(label, amount, 'once'),
        currency: fees.currency,
        ...(fees.validFrom && { validFrom: fees.validFrom }),
      })),
    ],
  }),
);
