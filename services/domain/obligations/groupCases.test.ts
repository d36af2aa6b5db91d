import { merchantRows } from '@/services/fixtures/merchantRows';

import { assess, rules } from './assess';
import { type Standing, standingOf } from './standing';

it('has a case of every rule', () => {
  const shown = merchantRows.flatMap(({ expected }) => Object.values(expected).flat());
  const ids = new Set(shown.map((line) => line.split(' ')[0]));
  expect(rules.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([]);
});

it.each(merchantRows.map((entry) => [entry.group, entry.story, entry] as const))(
  '%s: %s',
  (group, _story, { answers, expected }) => {
    const found = assess(answers, '2026-11-22').filter((obligation) => obligation.group === group);
    const of = (standing: Standing) =>
      found
        .filter((obligation) => standingOf(obligation) === standing)
        .map(({ id, countries }) => `${id} ${countries.join(' ')}`)
        .sort();
    expect({
      due: of('due'),
      check: of('check'),
      ahead: of('ahead'),
      marketplace: of('marketplace'),
      supplier: of('supplier'),
    }).toEqual(expected);
  },
);
