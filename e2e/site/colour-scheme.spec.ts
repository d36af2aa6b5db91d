import type { Page } from '@playwright/test';

import { schemes } from '../../components/theme/schemes';
import { formOf } from '../support/enquiry';
import { required } from '../support/environment';
import { open } from '../support/open';
import { expect, test } from '../support/test';

// Shows (requirements, 12.7).

/** A colour as browsers compute it. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
const ground = { light: computed(schemes.light.background), dark: computed(schemes.dark.background) };
const account = (path: string) => required('E2E_GATEWAY_URL') + path;
const appearance = (page: Page) => page.locator('select[name=scheme]');

for (const scheme of ['light', 'dark'] as const)
  test.describe(`without JavaScript, a system in ${scheme} colours`, () => {
    test.use({ javaScriptEnabled: false, colorScheme: scheme });

    test('shows the site and the pages of the account in them, and has no choice', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('body')).toHaveCSS('background-color', ground[scheme]);
      await expect(appearance(page)).toBeHidden();
      await page.goto(account('/user/login'));
      await expect(page.locator('body')).toHaveCSS('background-color', ground[scheme]);
    });
  });

test('the system is overruled by the choice in the footer, on both hosts, until it shall decide again', async ({
  page,
}) => {
  const body = page.locator('body');
  await page.goto('/cht/About');
  await expect(body).toHaveCSS('background-color', ground.light);
  await expect(appearance(page)).toHaveValue('system');
  await appearance(page).selectOption('dark');
  await expect(body).toHaveCSS('background-color', ground.dark);

  await page.reload();
  await expect(body).toHaveCSS('background-color', ground.dark);
  await expect(appearance(page)).toHaveValue('dark');
  await page.goto(account('/user/login'));
  await expect(body).toHaveCSS('background-color', ground.dark);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/de/cht/About');
  await appearance(page).selectOption('light');
  await expect(body).toHaveCSS('background-color', ground.light);
  await appearance(page).selectOption('system');
  await expect(body).toHaveCSS('background-color', ground.dark);
  await page.reload();
  await expect(body).toHaveCSS('background-color', ground.dark);
});

test('a choice is shown from the first paint on', async ({ page, context }) => {
  await context.addCookies([{ name: 'scheme', value: 'dark', url: required('E2E_SITE_URL') }]);
  // The grounds of all frames, until the page is loaded.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      if (document.querySelector('main')) seen.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, '/cht/Services');
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
    ground.dark,
  ]);
});

test('a choice before the scripts come is kept', async ({ page }) => {
  const scripts = '**/_next/static/chunks/**';
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/cht/About', { waitUntil: 'commit' });
  await appearance(page).selectOption('dark');
  release();
  await expect(page.locator('body')).toHaveCSS('background-color', ground.dark);
  await expect(appearance(page)).toHaveValue('dark');
});

test('what browsers draw around the page has its colour, and paper is light', async ({ page }) => {
  const frame = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) =>
        metas
          .filter((meta) => matchMedia((meta as HTMLMetaElement).media).matches)
          .map((meta) => meta.getAttribute('content')),
      );
  await open(page, '/cht/About');
  expect(await frame()).toEqual([schemes.light.background]);
  await appearance(page).selectOption('dark');
  await expect.poll(frame).toEqual([schemes.dark.background]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('color', computed(schemes.light.text));
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

/** Light and dark exchanged, colours kept. */
const exchanged = 'invert(0.9) hue-rotate(180deg)';

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('pictures are softened, drawings exchange light and dark, and both are as ever in the light and on paper', async ({
    page,
    context,
  }) => {
    const picture = page.locator('main img').first();
    for (const [path, filter] of [
      ['/', 'brightness(0.78)'],
      ['/freeTrial', exchanged],
    ] as const) {
      await page.goto(path);
      await expect(picture).toHaveCSS('filter', filter);
      await page.emulateMedia({ media: 'print' });
      await expect(picture).toHaveCSS('filter', 'none');
      await page.emulateMedia({ media: null });
    }
    await context.addCookies([{ name: 'scheme', value: 'light', url: required('E2E_SITE_URL') }]);
    await page.reload();
    await expect(picture).toHaveCSS('filter', 'none');
  });

  test('marks of partners, which are drawn in ink, are pale, and the logo is written in paper', async ({
    page,
  }) => {
    const mark = page.locator('main li:has(h3) div > img').first();
    for (const path of ['/partner', '/']) {
      await page.goto(path);
      await expect(mark).toHaveCSS('filter', exchanged);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(mark).toHaveCSS('filter', 'none');
      await page.emulateMedia({ colorScheme: 'dark' });
    }
    await expect(page.locator('header img').first()).toHaveCSS('content', /logo-inverse\.svg/);
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`with forced colours on a ${colorScheme} ground`, () => {
    test.use({ forcedColors: 'active', colorScheme });

    test('logos stand out, whatever was chosen', async ({ page, context }) => {
      const chosen = colorScheme === 'light' ? 'dark' : 'light';
      await context.addCookies([{ name: 'scheme', value: chosen, url: required('E2E_SITE_URL') }]);
      await page.goto('/');
      const file = colorScheme === 'light' ? /brand\/logo\.svg/ : /logo-inverse\.svg/;
      await expect(page.locator('header img').first()).toHaveCSS('content', file);
      // The footer's own file is the one for dark grounds.
      await expect(page.locator('footer img[src*=logo-inverse]')).toHaveCSS(
        'content',
        colorScheme === 'light' ? file : 'normal',
      );
    });

    test('what is current is marked, and controls keep their borders and the focus', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      // Parts of the header that come late would stand between the two presses of Tab.
      await open(page, '/cht/Services');
      const canvas = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.backgroundColor = 'Canvas';
        const { backgroundColor } = getComputedStyle(probe);
        probe.remove();
        return backgroundColor;
      });
      const current = page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current]');
      const mark = await current
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
      expect(mark).not.toBe(canvas);

      const search = page.getByRole('button', { name: 'Search', exact: true });
      await search.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(search).toBeFocused();
      await expect(search).toHaveCSS('outline-style', 'solid');
      expect(await search.evaluate((button) => getComputedStyle(button).outlineColor)).not.toBe(canvas);

      await page.goto('/cht/Contact');
      const field = formOf(page).getByLabel('Name', { exact: true });
      await expect(field).not.toHaveCSS('border-top-style', 'none');
      expect(await field.evaluate((input) => getComputedStyle(input).borderTopColor)).not.toBe(canvas);
    });
  });
