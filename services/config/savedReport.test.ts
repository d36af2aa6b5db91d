import { savedReportIdOf } from './savedReport';

const id = '01234567-89ab-4cde-8f01-23456789abcd';

it.each([
  [`/cht/calculate/${id}`, id],
  [`/cht/calculate/${id.toUpperCase()}`, undefined],
  [`/cht/calculate/${id}/x`, undefined],
  [`/cht/calculated/${id}`, undefined],
  [`/custom/${id}`, undefined],
  ['/cht/calculate/saved', undefined],
  ['/cht/calculate', undefined],
])('the path %s has the report id %s', (path, expected) => {
  expect(savedReportIdOf(path)).toBe(expected);
});
