import type { FileDocument, FileDuty, FileState, FileStep } from '../../src/domain/clientFile';
import type { ReturnFigures, ReturnState } from '../../src/domain/clientReturn';
import type { Merchant } from '../../src/payload-types';

/** The demo account. Its number is one of those that are reserved for fiction. */
export const demoMerchant = {
  username: '+4915228817386',
  companyName: 'Nordlicht Handels GmbH',
  companyCountry: 'DE',
  vatReturns: [{ country: 'DE', period: 'month' }],
  language: 'de',
  consentVersion: '2026-11-01',
} satisfies Partial<Merchant>;

interface SeedReturn {
  /** ISO dates. */
  from: string;
  to: string;
  dueDate: string;
  figures: ReturnFigures;
  state: ReturnState;
  question?: string;
  answer?: string;
}

export interface SeedFile {
  country: string;
  duty: FileDuty;
  state: FileState;
  /** ISO dates. */
  stateSince: string;
  nextDate: string;
  nextStep: FileStep;
  registrationNumber?: string;
  wanted?: FileDocument[];
  returns?: SeedReturn[];
}

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/**
 * The files of the demo account, with dates around today: in Austria a monthly return is due on the 15th of the second
 * month after its period (UStG 1994, § 21), so that one always waits.
 * @param today ISO date
 */
export function demoFiles(today: string): SeedFile[] {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const inDays = (days: number) => iso(year, month - 1, day + days);
  /** The month that counts back from the one that waits, as an index of `Date`. */
  const period = (back: number) => month - (day > 15 ? 2 : 3) - back;
  const monthly = (back: number, figures: ReturnFigures, state: ReturnState): SeedReturn => ({
    from: iso(year, period(back), 1),
    to: iso(year, period(back) + 1, 0),
    dueDate: iso(year, period(back) + 2, 15),
    figures,
    state,
  });
  const quarter = Math.floor((month - 1) / 3) * 3;
  return [
    {
      country: 'AT',
      duty: 'vat',
      state: 'registered',
      stateSince: inDays(-210),
      registrationNumber: 'ATU00000024',
      nextDate: inDays(12),
      nextStep: 'salesData',
      returns: [
        monthly(0, { netSales: 4_812_000, outputTax: 962_400, inputTax: 138_640 }, 'toApprove'),
        monthly(1, { netSales: 4_375_500, outputTax: 875_100, inputTax: 121_380 }, 'filed'),
      ],
    },
    {
      country: 'FR',
      duty: 'vat',
      state: 'authority',
      stateSince: inDays(-18),
      nextDate: inDays(24),
      nextStep: 'decision',
    },
    {
      country: 'ES',
      duty: 'packaging',
      state: 'documents',
      stateSince: inDays(-4),
      wanted: ['registerExtract', 'powerOfAttorney'],
      nextDate: inDays(7),
      nextStep: 'documents',
    },
    {
      country: 'DE',
      duty: 'unionOss',
      state: 'registered',
      stateSince: inDays(-400),
      nextDate: inDays(40),
      nextStep: 'salesData',
      returns: [
        {
          from: iso(year, quarter - 3, 1),
          to: iso(year, quarter, 0),
          dueDate: iso(year, quarter + 1, 0),
          figures: { netSales: 3_140_000, outputTax: 659_400, inputTax: 0 },
          state: 'filed',
          question: 'Sind die Retouren aus Polen schon abgezogen?',
          answer: 'Ja, 14 Rücksendungen. Sie stehen in der Abstimmung auf Seite 2.',
        },
      ],
    },
  ];
}
