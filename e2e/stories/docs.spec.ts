import { expect } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { docs, test } from '../support/storyTest';

// Shows (requirements, 12.7).

/** `blocks/EnquiryForm`; guides have titles in words. */
const isComponent = (title: string) => /^(ui|parts|blocks|layout|views|gateway)\//.test(title);

/** One template makes the pages of all components of a tier, from stories that are looked at one by one: one stands for all. */
const tierOf = (title: string) => title.split('/')[0];
const looked = docs.filter(
  ({ id, title }) =>
    !isComponent(title) || docs.find((other) => tierOf(other.title) === tierOf(title))?.id === id,
);

for (const { id, title } of looked) {
  test(`the page ${title} renders and fits the screen`, async ({ preview }) => {
    const { page, problems } = preview;
    await preview.showDocs(id);
    const name = isComponent(title) ? (title.split('/').at(-1) ?? '') : /\S/;
    await expect(page.locator('#storybook-docs h1').first()).toHaveText(name);
    // A component that overflows on a desktop overflows on a phone too.
    for (const width of isComponent(title) ? [360] : [360, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await preview.overflow(), `px that it is too wide at ${width} px`).toBeLessThanOrEqual(0);
    }
    // The stories of a component are tested one by one elsewhere.
    if (!isComponent(title)) {
      // Until images have loaded, a frame may scroll.
      await page.evaluate(() => {
        const images = [...document.images];
        for (const image of images) image.loading = 'eager';
        return Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      });
      await expectAccessible(page, 'component');
    }
    expect(problems).toEqual([]);
  });
}
