import { savedReportIdOf } from './savedReport';

const id = 'k7mp4xwq9dnt';
/** From before there were short ids. */
const uuid = '01234567-89ab-4cde-8f01-23456789abcd';

it.each([
  [`/cht/calculate/${id}`, id],
  [`/cht/calculate/${uuid}`, uuid],
  [`/cht/calculate/${uuid.toUpperCase()}`, undefined],
  [`/cht/calculate/${id}a`, undefined],
  ['/cht/calculate/k7mp4xwq9dn0', undefined],
  [`/cht/calculate/${id}/x`, undefined],
  [`/cht/calculated/${id}`, undefined],
  [`/custom/${id}`, undefined],
  ['/cht/calculate/saved', undefined],
  ['/cht/calculate', undefined],
])('the path %s has the report id %s', (path, expected) => {
  expect(savedReportIdOf(path)).toBe(expected);
});
