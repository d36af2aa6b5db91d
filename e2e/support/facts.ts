import type { Cms } from './cms';

interface Row {
  kind: string;
  text?: string;
  due?: { title?: string };
}

interface Case {
  topic: string;
  /** The rows of the topic with other words in one of them. */
  changed: (rows: Row[], words: string) => Row[];
  /** Every kind of page and file that shows them. */
  shown: string[];
}

const guide = '/custom/sell-in-luxembourg';

/** Facts of Luxembourg. */
export const factCases: Case[] = [
  {
    topic: 'rates',
    changed: ([first, ...rest], words) => [{ ...first, text: words } as Row, ...rest],
    shown: [guide, '/cht/vatRates', '/feed/vatRates.json', '/feed/vatRates.csv'],
  },
  {
    topic: 'dueDates',
    changed: (rows, title) =>
      rows.map((row) => (row.kind === 'vatReturn' ? { ...row, due: { ...row.due, title } } : row)),
    shown: [guide, '/cht/deadlines', '/cht/deadlines/LU', '/feed/deadlines/LU.ics'],
  },
];

/** Changes the facts of a case, and back. */
export async function openFacts(cms: Cms, { topic, changed }: Case) {
  const { docs } = await cms.read<{ docs: { id: number; topic: string; rows: Row[] }[] }>(
    'facts?where[country][equals]=LU&where[isToBeChecked][not_equals]=true&depth=0&limit=50&locale=en',
  );
  const fact = docs.find((one) => one.topic === topic);
  if (!fact) throw new Error(`Luxembourg has no facts about ${topic}.`);
  const save = (rows: Row[]) => cms.change('facts', fact.id, { rows });
  return {
    document: `facts:${fact.id}`,
    publish: (words: string) => save(changed(fact.rows, words)),
    restore: () => save(fact.rows),
  };
}

/** Calendar files fold their lines. */
export const unfolded = (text: string): string => text.replaceAll('\r\n ', '');
