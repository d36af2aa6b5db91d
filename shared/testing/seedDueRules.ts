import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { DutyKind } from '@/contract/lists/facts';
import type { InEachLanguage, Language } from '@/contract/lists/languages';
import type { ReturnPeriod } from '@/contract/lists/returnPeriods';

import { deadlineCountries } from '../dueDates/deadlineRules';
import type { Due, DueRule } from '../dueDates/dueRule';

interface SeedRow {
  kind: DutyKind;
  text?: InEachLanguage;
  due: {
    title: InEachLanguage;
    period: ReturnPeriod;
    moves: 'yes' | 'no' | 'unknown';
    isAboveQuantity?: true;
    source: string;
  } & Record<string, unknown>;
}

/** The tests of the gateway run in its folder. */
const gateway = path.resolve(path.basename(process.cwd()) === 'gateway' ? '.' : 'gateway');
const folder = path.join(gateway, 'seed/content/facts');
const read = <T>(name: string) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as T;

const sources = read<Record<string, { title: string; url?: string }>>('sources');
const movesOf = { yes: true, no: false, unknown: 'unknown' } as const;

/** The rules that a new installation has, as the gateway gives them. */
export const seedDueRules = (language: Language = 'en'): DueRule[] =>
  [...deadlineCountries, 'EU'].flatMap((country) => {
    const facts = read<{ topic: string; rows: SeedRow[]; checkedOn: string }[]>(country);
    return facts
      .filter(({ topic }) => topic === 'dueDates')
      .flatMap(({ rows, checkedOn }) =>
        rows.map(({ kind, text, due: { title, period, moves, isAboveQuantity, source, ...due } }) => ({
          country,
          duty: kind,
          title: title[language],
          period,
          due: due as unknown as Due,
          moves: movesOf[moves],
          ...(isAboveQuantity && { isAboveQuantity }),
          ...(text && { note: text[language] }),
          source: {
            act: sources[source]?.title ?? '',
            ...(sources[source]?.url && { url: sources[source].url }),
          },
          checkedOn,
        })),
      );
  });
