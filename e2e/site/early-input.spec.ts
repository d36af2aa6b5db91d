import type { Page } from '@playwright/test';

import { formOf, words } from '../support/enquiry';
import { hydrated } from '../support/open';
import { expect, test } from '../support/test';

/** Opens a page whose scripts come when `release` is called. */
async function openWithoutScripts(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  return () => release();
}

test('the menu opens and closes before the scripts come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await openWithoutScripts(page, '/de');
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const menu = page.getByRole('button', { name: 'Menü', exact: true });
  const services = navigation.getByRole('button', { name: 'Leistungen', exact: true });
  const trial = navigation.getByRole('link', { name: 'Kostenlos testen' });
  await menu.click();
  await services.click();
  await expect(trial).toBeVisible();
  release();
  await hydrated(page);
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(trial).toBeVisible();
  await page.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(navigation).toBeHidden();
  await menu.click();
  await expect(navigation).toBeVisible();
});

test('the search opens and is typed into before the scripts come', async ({ page }) => {
  const release = await openWithoutScripts(page, '/de');
  await page.getByRole('banner').getByRole('button', { name: 'Suche', exact: true }).click();
  // The role alone also finds fields that the modal dialog has made inert.
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('Rak');
  release();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Rak');
  await page.keyboard.type('ete');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Rakete');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Rakete');
});

test('an area of services is chosen before the scripts come, and stays', async ({ page }) => {
  const release = await openWithoutScripts(page, '/de/cht/Services');
  const main = page.getByRole('main');
  await expect(main.locator('#vat')).toBeVisible();
  await main.locator('nav a[data-choice=register]').click();
  await expect(main.locator('#vat')).toBeHidden();
  await expect(main.locator('#weee')).toBeVisible();
  release();
  await expect(page).toHaveURL(/\?tabIndex=2$/);
  await expect(main.locator('nav a[data-choice=register]')).toHaveAttribute('aria-current', 'true');
  await expect(main.locator('#vat')).toBeHidden();
  await expect(main.locator('#weee')).toBeVisible();
});

test('the languages are shown before the scripts come, and stay', async ({ page }) => {
  const release = await openWithoutScripts(page, '/de');
  const header = page.getByRole('banner');
  const other = header.locator('a[hreflang=en]:visible');
  await expect(other).toHaveCount(0);
  const toggle = header.getByRole('button', { name: /Sprache wählen/ });
  await toggle.click();
  await expect(other).toBeVisible();
  release();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(other).toBeVisible();
});

test('a form that was filled in and sent before the scripts keeps everything and is checked', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/de/cht/Contact');
  const form = formOf(page);
  await form.locator('[name=name]').fill('Ada Brandt');
  await form.locator('[name=topic]').selectOption('vat');
  await form.getByRole('button', { name: words.de.send }).click();
  release();
  await expect(form.getByRole('group', { name: /^2 / })).toBeFocused();
  await expect(form.locator('[name=name]')).toHaveValue('Ada Brandt');
  await expect(form.locator('[name=topic]')).toHaveValue('vat');
});

test('a number that was typed before the scripts stays in the form of the registration, which goes on', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/cht/hot/newcomerActivities');
  const field = page.locator('main form input[type=tel]');
  await field.click();
  await page.keyboard.type('0151 23');
  release();
  await hydrated(page);
  await page.keyboard.type('456');
  await expect(field).toHaveValue('0151 23456');
  await expect(field).toBeFocused();
  // The captcha is loaded for whoever uses the form.
  await expect(page.getByRole('button', { name: 'Confirm without the picture' })).toBeVisible();
});
