import { outsideUnion, thresholdOf } from './threshold';

const trade = { office: 'DE', branches: 'no', storage: 'no', thisYear: 0, lastYear: 0 };

it.each([
  [{ thisYear: 9_999_99 }, 'below', 1, true],
  [{ thisYear: 10_000_00 }, 'below', 0, true],
  [{ thisYear: 10_000_01 }, 'now', 0, false],
  [{ lastYear: 10_000_00 }, 'below', 10_000_00, true],
  [{ lastYear: 10_000_01, thisYear: 4_000_00 }, 'before', 6_000_00, true],
  [{ lastYear: 10_000_01, thisYear: 10_000_01 }, 'before', 0, false],
  [{ storage: 'yes' }, 'storage', 10_000_00, false],
  [{ branches: 'yes', storage: 'yes' }, 'branches', 10_000_00, false],
  [{ office: outsideUnion, storage: 'yes' }, 'outside', 10_000_00, false],
])('for %j is %s', (given, outcome, left, isHomeNextYear) =>
  expect(thresholdOf({ ...trade, ...given })).toEqual({ outcome, left, isHomeNextYear }),
);
