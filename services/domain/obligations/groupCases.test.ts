import { merchantRows } from '@/services/fixtures/merchantRows';

import { assess } from './assess';
import { type Certainty, obligationGroups } from './rule';

it('has cases of every group', () =>
  expect([...new Set(merchantRows.map(({ group }) => group))]).toEqual([...obligationGroups]));

it.each(merchantRows.map((entry) => [entry.group, entry.story, entry] as const))(
  '%s: %s',
  (group, _story, { answers, expected }) => {
    const found = assess(answers, '2026-11-22').filter((obligation) => obligation.group === group);
    const of = (certainty: Certainty) =>
      found
        .filter((obligation) => obligation.certainty === certainty)
        .map(({ id, countries }) => `${id} ${countries.join(' ')}`)
        .sort();
    expect({ due: of('due'), check: of('check'), ahead: of('ahead') }).toEqual(expected);
  },
);
