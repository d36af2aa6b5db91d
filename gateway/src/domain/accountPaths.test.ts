import { isAccountPage } from './accountPaths';

it('knows the pages of an account by their names', () =>
  expect(['coupons', 'forgotten'].map(isAccountPage)).toEqual([true, false]));
