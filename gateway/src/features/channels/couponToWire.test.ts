import { couponToWire } from './couponToWire';

// Shows (requirements, 3.6).

const coupon = {
  id: 'c1',
  couponType: '3',
  title: '€60 off',
  amount: 6000,
  currency: 'EUR',
  conditions: 'From €600.',
  validDays: 28,
} as const;

it('has its kind as a number, and an amount with a currency', () => {
  expect(couponToWire(coupon, 0)).toEqual({ ...coupon, couponType: 3 });
});

it('has no currency for points, although one is stored', () => {
  expect(couponToWire({ ...coupon, couponType: '4' }, 0)).toMatchObject({ couponType: 4, currency: null });
});

it('has its position as its id until it is saved', () => {
  expect(couponToWire({ ...coupon, id: null }, 2).id).toBe('2');
});
