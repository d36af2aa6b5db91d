import { Cms } from '../support/cms';
import { expect, test } from '../support/test';

// Shows (requirements, 12.10).

interface Fact {
  id: number;
  topic: string;
  rows: { id: string; kind: string; text: string }[];
}

test('a changed fact is on the guide of its country, in the table of its topic and in the files', async ({
  request,
}) => {
  const cms = await Cms.signIn();
  const { docs } = await cms.read<{ docs: Fact[] }>(
    'facts?where[country][equals]=LU&where[isToBeChecked][not_equals]=true&depth=0&limit=50&locale=en',
  );
  const rates = docs.find(({ topic }) => topic === 'rates');
  if (!rates) throw new Error('There are no rates of Luxembourg.');
  const shown = ['/custom/sell-in-luxembourg', '/cht/vatRates', '/feed/vatRates.json', '/feed/vatRates.csv'];
  const textOf = async (path: string) => (await request.get(path)).text();
  for (const path of shown) await textOf(path);

  const words = `Said by a test at ${Date.now()}`;
  const [first, ...rest] = rates.rows;
  try {
    await cms.change('facts', rates.id, { rows: [{ ...first, text: words }, ...rest] });
    await cms.siteTold();
    for (const path of shown) expect(await textOf(path), path).toContain(words);
  } finally {
    await cms.change('facts', rates.id, { rows: rates.rows });
  }
});
