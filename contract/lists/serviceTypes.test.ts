import { isVatIncrement, serviceTypeNumbers } from './serviceTypes';

it('types 2 to 5 are increments, and no other service is', () => {
  expect(serviceTypeNumbers).toEqual([1, 2, 3, 4, 5, 6]);
  expect(serviceTypeNumbers.filter(isVatIncrement)).toEqual([2, 3, 4, 5]);
  expect(isVatIncrement(null)).toBe(false);
});
