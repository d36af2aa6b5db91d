import type { BrowserContext, Page } from '@playwright/test';

export const words = {
  en: {
    title: 'Your choice',
    agree: 'Agree',
    decline: 'Decline',
    settings: 'Privacy settings',
    save: 'Save choice',
    about: 'About us',
    contact: 'Contact',
  },
  de: {
    title: 'Ihre Entscheidung',
    agree: 'Zustimmen',
    decline: 'Ablehnen',
    settings: 'Datenschutz-Einstellungen',
    save: 'Auswahl speichern',
    about: 'Über uns',
    contact: 'Kontakt',
  },
};

export const question = (page: Page, title: string) => page.getByRole('region', { name: title });

/** Names of the cookies, but for the language, which needs no consent. */
export const cookiesIn = async (context: BrowserContext) =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => name !== 'i18n_redirected')
    .sort();

/** Keys of what a page keeps in the browser's storage; Next's own are none of its. */
export const keptBy = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => !key.startsWith('__next')),
  );
