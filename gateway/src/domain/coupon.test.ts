import { isMoney } from './coupon';

it('points are no money', () => {
  const coupons = [{ couponType: '4' }, { couponType: '1' }, {}];
  expect(coupons.map(isMoney)).toEqual([false, true, true]);
});
