import { Cms } from '../support/cms';
import { factCases, openFacts, unfolded } from '../support/facts';
import { expect, test } from '../support/test';

// Shows (requirements, 11.17). How soon is measured by e2e/outages/publishing.spec.ts.

for (const facts of factCases)
  test(`a changed fact about ${facts.topic} is on the guide of its country, and on every page and in every file about it`, async ({
    request,
  }) => {
    const cms = await Cms.signIn();
    const { publish, restore } = await openFacts(cms, facts);
    const textOf = async (path: string) => unfolded(await (await request.get(path)).text());
    for (const path of facts.shown) await textOf(path);

    const words = `Said by a test at ${Date.now()}`;
    try {
      await publish(words);
      await cms.siteTold();
      for (const path of facts.shown) expect(await textOf(path), path).toContain(words);
    } finally {
      await restore();
    }
  });
