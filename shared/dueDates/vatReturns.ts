import { countryName } from '@/contract/lists/countryName';
import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import type { InEachLanguage } from '@/contract/lists/languages';

import { type Due, type DueRule, monthsOf, type ReturnPeriod } from './dueRule';

export interface CountryReturns {
  act: string;
  url?: string;
  moves: DueRule['moves'];
  /** By the period that the office has set; the first one is usual for a company that sells from abroad. */
  periods: Partial<Record<ReturnPeriod, Due>>;
  note?: InEachLanguage;
  /** What the country calls its returns, where German has a word for them. */
  german?: string;
  /** A return for the whole year besides. */
  annual?: { due: Due; note?: InEachLanguage };
  /** Title of the return of those who file by the year alone, where it is due on another day than the one besides. */
  yearly?: InEachLanguage;
}

export const on = (months: number, day: number | 'last'): Due => ({ months, day });
export const each = (months: number, day: number | 'last', ...periods: ReturnPeriod[]) =>
  Object.fromEntries(periods.map((period) => [period, on(months, day)]));

/** Days of the monthly periods: the same day of the n-th month after each, but for `exceptions` by period (0 to 11). */
export const monthly = (months: number, day: number, exceptions: Record<number, string>): Due => ({
  dates: Array.from({ length: 12 }, (_, period) => {
    const month = ((period + months) % 12) + 1;
    return exceptions[period] ?? `${String(month).padStart(2, '0')}-${day}`;
  }),
});

/**
 * VAT returns by country, ISO alpha-2, as of 22 November 2026. Left out are countries whose day no source says for sure
 * (Malta) or whose day depends on public holidays (Greece, Slovenia: `moreReturns.ts`).
 */
const vatReturnsByCountry: Record<string, CountryReturns> = {
  AT: {
    act: 'UStG 1994, §\u00a021',
    url: 'https://www.ris.bka.gv.at/eli/bgbl/1994/663',
    moves: true,
    german: 'Umsatzsteuervoranmeldung',
    periods: each(2, 15, 'quarter', 'month'),
    annual: {
      due: on(6, 30),
      note: { en: 'Later with a tax adviser.', de: 'Mit steuerlicher Vertretung später.' },
    },
  },
  BE: {
    act: 'Code de la TVA, art.\u00a053',
    moves: true,
    periods: { quarter: on(1, 25), month: on(1, 20) },
  },
  BG: { act: 'ЗДДС, чл.\u00a0125', moves: true, periods: each(1, 14, 'month') },
  CH: {
    act: 'MWSTG, Art.\u00a071',
    url: 'https://www.fedlex.admin.ch/eli/cc/2009/615/de',
    moves: 'unknown',
    periods: { quarter: { dates: ['05-30', '08-29', '11-29', '02-28'] } },
    note: {
      en: 'Sixty days after the quarter; the authority prints the end of the month.',
      de: 'Sechzig Tage nach dem Quartal; die Behörde druckt das Monatsende.',
    },
  },
  CY: { act: 'Περί ΦΠΑ Νόμος 95(I)/2000', moves: 'unknown', periods: each(2, 10, 'quarter', 'month') },
  CZ: { act: 'Zákon č. 235/2004 Sb., §\u00a0101', moves: true, periods: each(1, 25, 'month', 'quarter') },
  DE: {
    act: 'UStG, §\u00a018',
    url: 'https://www.gesetze-im-internet.de/ustg_1980/__18.html',
    moves: true,
    german: 'Umsatzsteuer-Voranmeldung',
    periods: { quarter: on(1, 10), month: on(1, 10), year: on(7, 31) },
    note: {
      en: 'One month later with a filing extension (Dauerfristverlängerung).',
      de: 'Mit Dauerfristverlängerung einen Monat später.',
    },
    annual: {
      due: on(7, 31),
      note: {
        en: 'With a tax adviser, by the end of February of the second year after the tax year.',
        de: 'Mit steuerlicher Beratung bis Ende Februar des zweiten Jahres nach dem Steuerjahr.',
      },
    },
  },
  DK: {
    act: 'Momsloven, §\u00a057',
    moves: true,
    periods: { quarter: on(3, 1), halfYear: on(3, 1), month: monthly(1, 25, { 5: '08-17' }) },
  },
  EE: { act: 'Käibemaksuseadus, §\u00a027', moves: true, periods: each(1, 20, 'month') },
  ES: {
    act: 'Real Decreto 1624/1992, art.\u00a071',
    url: 'https://www.boe.es/eli/es/rd/1992/12/29/1624',
    moves: true,
    periods: { quarter: { dates: ['04-20', '07-20', '10-20', '01-30'] } },
    annual: { due: { dates: ['01-30'] } },
  },
  FI: {
    act: 'Laki oma-aloitteisten verojen verotusmenettelystä 768/2016',
    moves: true,
    periods: { ...each(2, 12, 'month', 'quarter'), year: on(2, 'last') },
  },
  FR: {
    act: 'CGI, art.\u00a0287',
    moves: true,
    periods: each(1, 15, 'month', 'quarter'),
    note: {
      en: 'Between the 15th and the 24th: the exact day is shown in the tax account.',
      de: 'Zwischen dem 15. und dem 24.: Der genaue Tag steht im Steuerkonto.',
    },
  },
  GB: {
    act: 'Value Added Tax Regulations 1995, reg.\u00a025',
    url: 'https://www.legislation.gov.uk/uksi/1995/2518',
    moves: false,
    periods: each(2, 7, 'quarter', 'month'),
    note: {
      en: 'For quarters of the calendar; other stagger groups have their own. Payment has to arrive on the last working day before.',
      de: 'Für Kalenderquartale; andere Gruppen haben eigene. Die Zahlung muss am letzten Arbeitstag davor eingegangen sein.',
    },
  },
  HR: { act: 'Zakon o PDV-u, čl.\u00a085.', moves: true, periods: each(1, 'last', 'month', 'quarter') },
  HU: { act: '2017. évi CL. törvény, 2. melléklet', moves: true, periods: each(1, 20, 'quarter', 'month') },
  IE: {
    act: 'VAT Consolidation Act 2010, s.\u00a076',
    url: 'https://www.irishstatutebook.ie/eli/2010/act/31',
    moves: 'unknown',
    periods: each(1, 19, 'twoMonths', 'month', 'halfYear'),
    note: {
      en: 'The 23rd for those who file and pay online.',
      de: 'Der 23. für alle, die online melden und zahlen.',
    },
  },
  IT: {
    act: 'DPR 100/1998, art.\u00a01; DPR 322/1998, art.\u00a08',
    moves: true,
    // Payments of the first twenty days of August are due on the 20th: DL 223/2006, art. 37(11-bis).
    periods: {
      month: monthly(1, 16, { 6: '08-20' }),
      quarter: { dates: ['05-16', '08-20', '11-16', '03-16'] },
    },
    note: { en: 'Day of the payment.', de: 'Tag der Zahlung.' },
    annual: { due: on(4, 30) },
  },
  LT: { act: 'PVM įstatymas, 85 str.', moves: true, periods: each(1, 25, 'month', 'halfYear') },
  LU: {
    act: 'Loi du 12 février 1979, art.\u00a064',
    moves: 'unknown',
    periods: { ...each(1, 15, 'quarter', 'month'), year: { dates: ['03-01'] } },
    annual: { due: { dates: ['05-01'] } },
    yearly: {
      en: 'Annual VAT return of yearly filers',
      de: 'Umsatzsteuer-Jahreserklärung bei jährlicher Abgabe',
    },
  },
  LV: { act: 'PVN likums, 118. pants', moves: true, periods: each(1, 20, 'month', 'quarter') },
  NL: {
    act: 'Algemene wet inzake rijksbelastingen, art.\u00a010 en 19',
    moves: false,
    periods: { ...each(1, 'last', 'quarter', 'month'), year: { dates: ['03-31'] } },
    note: {
      en: 'One month later for many companies from abroad: see the letter of the tax office.',
      de: 'Für viele Unternehmen aus dem Ausland einen Monat später: siehe Schreiben der Steuerbehörde.',
    },
  },
  NO: {
    act: 'Skatteforvaltningsforskriften, §\u00a08-3',
    moves: true,
    periods: { twoMonths: { dates: ['04-10', '06-10', '08-31', '10-10', '12-10', '02-10'] } },
  },
  PL: {
    act: 'Ustawa o VAT, art.\u00a099',
    moves: true,
    periods: each(1, 25, 'month', 'quarter'),
    note: {
      en: 'Those who file by the quarter still send the records (JPK_V7K) every month.',
      de: 'Wer vierteljährlich meldet, sendet die Aufzeichnungen (JPK_V7K) trotzdem jeden Monat.',
    },
  },
  PT: {
    act: 'CIVA, art.\u00a041.º',
    moves: true,
    periods: {
      quarter: { dates: ['05-20', '09-20', '11-20', '02-20'] },
      month: monthly(2, 20, { 5: '09-20' }),
    },
  },
  RO: { act: 'Codul fiscal, art.\u00a0323', moves: true, periods: each(1, 25, 'month', 'quarter') },
  SE: {
    act: 'Skatteförfarandelagen, 26 kap.',
    moves: true,
    periods: {
      quarter: { dates: ['05-12', '08-17', '11-12', '02-12'] },
      month: monthly(2, 12, { 5: '08-17', 10: '01-17' }),
      year: { dates: ['02-26'] },
    },
  },
  SK: { act: 'Zákon č. 222/2004 Z. z., §\u00a078', moves: true, periods: each(1, 25, 'month', 'quarter') },
};

/** Whose VAT returns the calendar knows: ISO alpha-2. */
export const returnCountries: readonly string[] = Object.keys(vatReturnsByCountry);

/** The periods that a country sets, the usual one first; none where the calendar does not know its days. */
export const periodsOf = (country: string): ReturnPeriod[] =>
  Object.keys(vatReturnsByCountry[country]?.periods ?? {}) as ReturnPeriod[];

/** Of a country that the calendar does not know, in every rhythm: sales tax of most states of the USA is monthly. */
const otherReturnsAYear: Record<string, number> = { US: 12 };

/** Of countries whose days depend on public holidays (`moreReturns.ts`), in the usual rhythm. */
const usualReturnsElsewhere: Record<string, number> = { GR: 12, SI: 12 };

/** The period of a country's returns in a rhythm, or the nearest one that it sets; undefined where its days are not known. */
export function periodIn(country: string, rhythm: FilingRhythm): ReturnPeriod | undefined {
  const [usual, ...others] = periodsOf(country);
  if (!usual || rhythm === 'usual') return usual;
  const distance = (period: ReturnPeriod) => Math.abs(Math.log(monthsOf[period] / monthsOf[rhythm]));
  return others.reduce((best, period) => (distance(period) < distance(best) ? period : best), usual);
}

/** Whether a country wants a return for the whole year besides those of a period. */
export const hasAnnualBesides = (country: string, period: ReturnPeriod): boolean =>
  period !== 'year' && vatReturnsByCountry[country]?.annual !== undefined;

/**
 * How many VAT returns a company from abroad files in a year: those of periods without sales and the annual one
 * included. In the usual rhythm 4 where that of the country is not known.
 */
export function returnsAYear(country: string, rhythm: FilingRhythm = 'usual'): number {
  const period = periodIn(country, rhythm);
  if (period) return 12 / monthsOf[period] + (hasAnnualBesides(country, period) ? 1 : 0);
  const usual = usualReturnsElsewhere[country] ?? 4;
  return otherReturnsAYear[country] ?? (rhythm === 'usual' ? usual : 12 / monthsOf[rhythm]);
}

/** A registration for VAT: the country and the period of its returns. */
export interface VatReturn {
  country: string;
  period: ReturnPeriod;
}

/** The returns of some countries in a rhythm; none of a country whose days are not known. */
export const vatReturnsIn = (countries: readonly string[], rhythm: FilingRhythm): VatReturn[] =>
  countries.flatMap((country) => {
    const period = periodIn(country, rhythm);
    return period ? [{ country, period }] : [];
  });

export const titled = (country: string, { en, de }: InEachLanguage): InEachLanguage => {
  const name = countryName(country);
  return { en: `${en}, ${name.en}`, de: `${de}, ${name.de}` };
};

/** Whether the law of a country moves the days of its VAT returns. */
export const movesIn = (country: string): DueRule['moves'] =>
  vatReturnsByCountry[country]?.moves ?? 'unknown';

const onlyByYear: InEachLanguage = {
  en: 'Only for those who file once a year.',
  de: 'Nur für Unternehmen, die einmal im Jahr melden.',
};

/** The rules of one registration by those of its country: its returns, and the one of the year where there is one besides. */
export function returnRules(returns: CountryReturns, { country, period }: VatReturn): DueRule[] {
  const due = returns.periods[period];
  if (!due) return [];
  const { act, url, moves, note, german = 'Umsatzsteuererklärung', annual, yearly } = returns;
  const source = { act, ...(url && { url }) };
  const ofYear = { en: 'Annual VAT return', de: 'Umsatzsteuer-Jahreserklärung' };
  if (period === 'year') {
    const title = titled(country, yearly ?? ofYear);
    return [{ title, period, due, moves, note: annual ? annual.note : onlyByYear, source }];
  }
  const title = titled(country, { en: 'VAT return', de: german });
  const rules: DueRule[] = [{ title, period, due, moves, note, source }];
  if (annual)
    rules.push({
      title: titled(country, ofYear),
      period: 'year',
      due: annual.due,
      moves,
      note: annual.note,
      source,
    });
  return rules;
}

/** The same by the country's usual rules; none for a country or a period that they do not have. */
export function vatReturnRules(registration: VatReturn): DueRule[] {
  const returns = vatReturnsByCountry[registration.country];
  return returns ? returnRules(returns, registration) : [];
}
