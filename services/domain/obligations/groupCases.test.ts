import { merchantRows } from '@/services/fixtures/merchantRows';

import { assess } from './assess';
import { obligationGroups } from './rule';
import { type Standing, standingOf } from './standing';

it('has cases of every group', () =>
  expect([...new Set(merchantRows.map(({ group }) => group))]).toEqual([...obligationGroups]));

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
