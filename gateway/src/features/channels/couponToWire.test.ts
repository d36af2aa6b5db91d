import { couponToWire } from './couponToWire';

const coupon = {
  id: 'c1',
  couponType: '3',
  title: '€60 off',
  amount: 6000,
  currency: 'EUR',
  conditions: 'From €600.',
  validDays: 28,
} as const;

it('has a number for a kind and money with its currency', () => {
  expect(couponToWire(coupon, 0)).toEqual({ ...coupon, couponType: 3 });
});

it('has points without a currency, whatever the form had kept', () => {
  expect(couponToWire({ ...coupon, couponType: '4' }, 0)).toMatchObject({ couponType: 4, currency: null });
});

it('is told apart by its place until it is saved', () => {
  expect(couponToWire({ ...coupon, id: null }, 2).id).toBe('2');
});
