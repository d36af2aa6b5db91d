import { merchantStories } from '@/services/fixtures/merchantStories';
import { merchant } from '@/services/fixtures/surveys';

import { assess } from './assess';
import { standingOf, standings } from './standing';

it.each(merchantStories.map((entry) => [entry.story, entry] as const))('%s', (_story, expected) => {
  const found = assess(merchant(expected.answers), expected.day ?? '2026-11-22');
  for (const standing of standings) {
    const lines = found
      .filter((obligation) => standingOf(obligation) === standing)
      .map(({ id, countries }) => `${id} ${countries.join(' ')}`);
    expect([standing, ...lines.sort()]).toEqual([standing, ...(expected[standing] ?? []).sort()]);
  }
});
