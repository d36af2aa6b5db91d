import type { InEachLanguage } from '@/contract/lists/languages';

import type { Due, DueRule, ReturnPeriod } from './dueRule';
import { eurLex } from './furtherReports';
import { each, monthly, movesIn, on, titled } from './vatReturns';

interface Statement {
  /** National law, where it sets the day. */
  act?: string;
  url?: string;
  periods: Partial<Record<ReturnPeriod, Due>>;
  note?: InEachLanguage;
}

/** EC sales lists by country, as of 22 November 2026; left out where no source says the day for sure (Croatia, Malta). */
const salesLists: Record<string, Statement> = {
  AT: { act: 'UStG 1994, Art.\u00a021(3)', periods: each(1, 'last', 'month', 'quarter') },
  BE: { act: 'Code de la TVA, art.\u00a053sexies', periods: { month: on(1, 20), quarter: on(1, 25) } },
  BG: { act: 'ЗДДС, чл.\u00a0125', periods: each(1, 14, 'month') },
  CY: { periods: each(1, 15, 'month') },
  CZ: { act: 'Zákon č. 235/2004 Sb., §\u00a0102', periods: each(1, 25, 'month') },
  DE: {
    act: 'UStG, §\u00a018a',
    url: 'https://www.gesetze-im-internet.de/ustg_1980/__18a.html',
    periods: each(1, 25, 'month', 'quarter'),
    note: {
      en: 'A filing extension (Dauerfristverlängerung) does not apply to it.',
      de: 'Die Dauerfristverlängerung gilt dafür nicht.',
    },
  },
  DK: { act: 'Momsloven, §\u00a054', periods: each(1, 25, 'month', 'quarter') },
  EE: { act: 'Käibemaksuseadus, §\u00a028', periods: each(1, 20, 'month') },
  ES: {
    act: 'Real Decreto 1624/1992, art.\u00a081',
    url: 'https://www.boe.es/eli/es/rd/1992/12/29/1624',
    periods: {
      month: monthly(1, 20, { 6: '09-20', 11: '01-30' }),
      quarter: { dates: ['04-20', '07-20', '10-20', '01-30'] },
    },
  },
  FI: { periods: each(1, 20, 'month') },
  FR: {
    act: 'CGI, art.\u00a0289 B',
    periods: { month: { months: 1, workingDay: 10, countsSaturdays: true } },
    note: {
      en: 'The tenth working day, Saturdays included.',
      de: 'Der zehnte Werktag, Samstage eingeschlossen.',
    },
  },
  GB: {
    periods: each(1, 21, 'month', 'quarter'),
    note: {
      en: 'Only for goods sold from Northern Ireland to the EU; filed online.',
      de: 'Nur für Waren, die aus Nordirland in die EU verkauft werden; Abgabe online.',
    },
  },
  GR: {
    act: 'Κώδικας ΦΠΑ (ν.\u00a05144/2024)',
    url: 'https://www.aade.gr/en/businesses/tax-services/vat/vat-vies-returns',
    periods: each(1, 26, 'month'),
  },
  HU: { periods: each(1, 20, 'month', 'quarter') },
  IE: {
    act: 'VAT Consolidation Act 2010, s.\u00a082',
    url: 'https://www.irishstatutebook.ie/eli/2010/act/31',
    periods: each(1, 23, 'month', 'quarter'),
  },
  IT: { act: 'DL 331/1993, art.\u00a050', periods: each(1, 25, 'month', 'quarter') },
  LT: { periods: each(1, 25, 'month') },
  LU: { periods: each(1, 25, 'month', 'quarter') },
  LV: {
    url: 'https://vid.gov.lv/en/due-dates-filing-returns-and-making-tax-payments',
    periods: each(1, 20, 'month'),
  },
  NL: { act: 'Wet op de omzetbelasting 1968, art.\u00a037a', periods: each(1, 'last', 'month', 'quarter') },
  PL: { act: 'Ustawa o VAT, art.\u00a0100', periods: each(1, 25, 'month') },
  PT: { act: 'RITI, art.\u00a030.º', periods: each(1, 20, 'month', 'quarter') },
  RO: { act: 'Codul fiscal, art.\u00a0325', periods: each(1, 25, 'month') },
  SE: {
    act: 'Skatteförfarandelagen, 35 kap.',
    periods: each(1, 25, 'month', 'quarter'),
    note: { en: 'Filed online; the 20th on paper.', de: 'Bei Abgabe online; auf Papier der 20.' },
  },
  SI: { periods: each(1, 20, 'month') },
  SK: { act: 'Zákon č. 222/2004 Z. z., §\u00a080', periods: each(1, 25, 'month', 'quarter') },
};

const tenth: Due = { months: 1, workingDay: 10 };
const tenthNote: InEachLanguage = {
  en: 'The tenth working day; a regional holiday can move it further.',
  de: 'Der zehnte Arbeitstag; ein regionaler Feiertag kann ihn weiter verschieben.',
};

/**
 * Intrastat declarations, always by the month; left out where sources differ or are silent (Denmark, Estonia, Luxembourg,
 * Portugal, Slovenia, Sweden).
 */
const intrastat: Record<string, { due: Due; note?: InEachLanguage; moves?: true }> = {
  AT: { due: tenth, note: tenthNote },
  BE: { due: on(1, 20) },
  BG: { due: on(1, 14) },
  CY: { due: on(1, 10) },
  CZ: {
    due: { months: 1, workingDay: 12 },
    note: {
      en: 'The twelfth working day; on paper the tenth.',
      de: 'Der zwölfte Arbeitstag; auf Papier der zehnte.',
    },
  },
  DE: { due: tenth, note: tenthNote },
  ES: { due: on(1, 12) },
  FI: { due: tenth, note: tenthNote },
  FR: {
    due: { months: 1, workingDay: 10, countsSaturdays: true },
    note: {
      en: 'Survey EMEBI, only for companies that customs has named. The tenth working day, Saturdays included.',
      de: 'Erhebung EMEBI, nur für Unternehmen, die der Zoll bestimmt hat. Der zehnte Werktag, Samstage eingeschlossen.',
    },
  },
  GB: {
    due: on(1, 21),
    note: { en: 'Only for Northern Ireland.', de: 'Nur für Nordirland.' },
  },
  GR: { due: on(1, 26) },
  HR: { due: on(1, 15) },
  HU: { due: on(1, 15) },
  IE: { due: on(1, 23) },
  IT: { due: on(1, 25), moves: true },
  LT: { due: tenth, note: tenthNote },
  LV: { due: on(1, 10) },
  MT: { due: tenth, note: tenthNote },
  NL: {
    due: tenth,
    note: {
      en: 'Only for companies that Statistics Netherlands has named. The tenth working day.',
      de: 'Nur für Unternehmen, die das Statistikamt bestimmt hat. Der zehnte Arbeitstag.',
    },
  },
  PL: { due: on(1, 10) },
  RO: { due: on(1, 15) },
  SK: { due: on(1, 15) },
};

/** A rule that names a working day has nothing to move: the Saturdays of France are among them. */
const movesOf = (due: Due, moves: DueRule['moves']): DueRule['moves'] => !('workingDay' in due) && moves;

/** The periods by which a country takes EC sales lists. */
const salesListPeriods = (country: string): ReturnPeriod[] =>
  Object.keys(salesLists[country]?.periods ?? {}) as ReturnPeriod[];

/** The EC sales lists of a country; of one period where the country has it for them, else of all. */
export function salesListRules(country: string, chosen?: ReturnPeriod): DueRule[] {
  const periods = salesListPeriods(country);
  const {
    act = '2006/112/EC, Art.\u00a0263',
    url,
    note,
    periods: dues,
  } = salesLists[country] ?? { periods: {} };
  const title = titled(country, { en: 'EC sales list', de: 'Zusammenfassende Meldung' });
  const source = { act, url: url ?? (act.startsWith('2006') ? eurLex : undefined) };
  const moves = movesIn(country);
  return periods
    .filter((period) => period === chosen || !chosen || !periods.includes(chosen))
    .flatMap((period) => {
      const due = dues[period];
      return due ? [{ title, period, due, moves: movesOf(due, moves), note, source }] : [];
    });
}

/** The Intrastat declaration of a country; none where its day is not known. */
export function intrastatRules(country: string): DueRule[] {
  const found = intrastat[country];
  if (!found) return [];
  const { due, note, moves = 'unknown' } = found;
  const source = {
    act: 'Regulation (EU) 2019/2152',
    url: 'https://eur-lex.europa.eu/eli/reg/2019/2152/oj',
  };
  const title = titled(country, { en: 'Intrastat declaration', de: 'Intrastat-Meldung' });
  return [{ title, period: 'month', due, moves: movesOf(due, moves), note, source }];
}
