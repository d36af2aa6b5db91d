import { areFiguresFixed, mayStaffMove, payableOf, returnStates } from './clientReturn';

it.each([
  [undefined, 'inPreparation toApprove'],
  ['inPreparation', 'inPreparation toApprove'],
  ['toApprove', 'inPreparation toApprove'],
  ['questioned', 'inPreparation toApprove questioned'],
  ['approved', 'inPreparation approved filed'],
  ['filed', 'filed'],
] as const)('from %s staff sets %s', (from, to) =>
  expect(returnStates.filter((state) => mayStaffMove(from, state)).join(' ')).toBe(to),
);

it('fixes the figures of what is approved or filed', () =>
  expect(returnStates.filter(areFiguresFixed)).toEqual(['approved', 'filed']));

it.each([
  [1900, 400, 1500],
  [400, 1900, -1500],
])('tax of %i less input tax of %i is %i', (outputTax, inputTax, payable) =>
  expect(payableOf({ netSales: 0, outputTax, inputTax })).toBe(payable),
);
