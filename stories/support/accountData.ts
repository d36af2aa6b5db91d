import { couponTypes } from '@/contract/lists/activities';
import type { MerchantCoupon } from '@/gateway/src/domain/coupon';
import type { FoundDueDates } from '@/gateway/src/domain/dueDates';
import type { SentEnquiry } from '@/gateway/src/domain/enquiry';
import type { SavedReport } from '@/gateway/src/web/account/Reports';
import type { Locale } from '@/services/domain/locale/locale';
import { dueRules } from '@/services/fixtures/dueRules';
import { yearAfter } from '@/shared/dueDates/dueDates';
import { dueDatesOf, type Duties } from '@/shared/dueDates/duties';

const today = '2026-11-30';

export const duties: Duties = {
  vatReturns: [
    { country: 'DE', period: 'quarter' },
    { country: 'PL', period: 'month' },
  ],
  reports: ['unionOss', 'packagingDE'],
};

/** Twelve months, with days that a weekend moves. */
export const dueInAccount = (language: Locale = 'en'): FoundDueDates => ({
  source: 'company',
  dates: dueDatesOf(dueRules(language), duties, [today, yearAfter(today)]),
  checkedOn: '2026-11-22',
});

const coupon = (overrides: Partial<MerchantCoupon>): MerchantCoupon => ({
  id: 1,
  type: 'coupon',
  title: { en: 'First VAT registration', de: 'Erste Umsatzsteuer-Registrierung' },
  conditions: {
    en: 'With the first order of a VAT registration.',
    de: 'Bei der ersten Beauftragung einer Umsatzsteuer-Registrierung.',
  },
  amount: 5_000,
  currency: 'EUR',
  validUntil: '2027-02-28T11:00:00Z',
  redeemedAt: null,
  state: 'valid',
  ...overrides,
});

/** Every type and every state. */
export const coupons: MerchantCoupon[] = couponTypes.map((type, index) =>
  coupon({
    id: index,
    type,
    ...(type === 'bonusPoints' && { amount: 500, currency: null }),
    ...(index === 1 && { state: 'redeemed' as const, redeemedAt: '2026-11-02T09:00:00Z' }),
    ...(index === 2 && { state: 'expired' as const, validUntil: '2026-10-31T11:00:00Z' }),
  }),
);

/** One in each state that its sender sees. */
export const enquiries: SentEnquiry[] = [
  {
    id: 4,
    kind: 'contact',
    topic: 'vat',
    message: 'Do we need a VAT number in Poland if we store goods there?',
    state: 'received',
    confirmedAt: '2026-11-27T10:00:00Z',
  },
  {
    id: 3,
    kind: 'contact',
    topic: 'quote',
    message: 'Packaging in Germany and Spain, about two tonnes a year.',
    state: 'inProgress',
    confirmedAt: '2026-11-20T10:00:00Z',
  },
  {
    id: 2,
    kind: 'freeTrial',
    topic: null,
    message: '',
    state: 'answered',
    confirmedAt: '2026-11-10T10:00:00Z',
  },
  { id: 1, kind: 'call', topic: null, message: '', state: 'cancelled', confirmedAt: '2026-11-03T10:00:00Z' },
];

/** The newest with a sum that its owner has changed. */
export const reports: SavedReport[] = ['2026-11-28', '2026-11-14', '2026-10-30', '2026-10-02'].map(
  (day, index) => ({
    reportId: `report-${index}`,
    createdAt: `${day}T10:00:00Z`,
    added: index === 0 ? ['vatUkDirect', 'nonUnionOss'] : [],
    leftOut: index === 0 ? ['salesTaxUs'] : [],
  }),
);
