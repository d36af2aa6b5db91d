import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

// Shows (requirements, 11.17 and 12.10).

interface Row {
  kind: string;
  text?: string;
  due?: { title?: string };
}

const guide = '/custom/sell-in-luxembourg';

/** A topic, its rows with other words, and where these are shown. */
const cases: [topic: string, changed: (rows: Row[], words: string) => Row[], shown: string[]][] = [
  [
    'rates',
    ([first, ...rest], words) => [{ ...first, text: words } as Row, ...rest],
    [guide, '/cht/vatRates', '/feed/vatRates.json', '/feed/vatRates.csv'],
  ],
  [
    'dueDates',
    (rows, title) =>
      rows.map((row) => (row.kind === 'vatReturn' ? { ...row, due: { ...row.due, title } } : row)),
    [guide, '/cht/deadlines', '/cht/deadlines/LU', '/feed/deadlines/LU.ics'],
  ],
];

for (const [topic, changed, shown] of cases)
  test(`a changed fact about ${topic} is on the guide of its country, and on every page and in every file about it`, async ({
    request,
  }) => {
    const cms = await Cms.signIn();
    const { docs } = await cms.read<{ docs: { id: number; topic: string; rows: Row[] }[] }>(
      'facts?where[country][equals]=LU&where[isToBeChecked][not_equals]=true&depth=0&limit=50&locale=en',
    );
    const fact = docs.find((one) => one.topic === topic);
    if (!fact) throw new Error(`Luxembourg has no facts about ${topic}.`);
    // Calendar files fold their lines.
    const textOf = async (path: string) => (await (await request.get(path)).text()).replaceAll('\r\n ', '');
    for (const path of shown) await textOf(path);

    const words = `Said by a test at ${Date.now()}`;
    try {
      await cms.change('facts', fact.id, { rows: changed(fact.rows, words) });
      await cms.siteTold();
      for (const path of shown) expect(await textOf(path), path).toContain(words);
    } finally {
      await cms.change('facts', fact.id, { rows: fact.rows });
    }
  });
