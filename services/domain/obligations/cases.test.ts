import { merchantStories } from '@/services/fixtures/merchantStories';
import { merchant } from '@/services/fixtures/surveys';

import { assess } from './assess';
import { certainties } from './rule';

it.each(merchantStories.map((entry) => [entry.story, entry] as const))('%s', (_story, expected) => {
  const found = assess(merchant(expected.answers), expected.day ?? '2026-11-22');
  for (const certainty of certainties) {
    const lines = found
      .filter((obligation) => obligation.certainty === certainty)
      .map(({ id, countries }) => `${id} ${countries.join(' ')}`);
    expect([certainty, ...lines.sort()]).toEqual([certainty, ...(expected[certainty] ?? []).sort()]);
  }
});
