import type { Locator, Page } from '@playwright/test';

import { expectAccessible, expectReadableInDark } from '../support/axe';
import { checkForm, checkWords, nextStep } from '../support/check';
import { Cms } from '../support/cms';
import { formOf, linkTo, newMailbox, words } from '../support/enquiry';
import { open } from '../support/open';
import { localised, type Locale } from '../support/routes';
import { tabTo } from '../support/tabTo';
import { expect, test } from '../support/test';
import { asNewVisitor } from '../support/visitor';

/**
 * Counted is each press of a button, link or summary, by mouse, finger or key: two of them lead to the next step of the
 * check. Answers of the check and of the enquiry, scrolling and moving the focus are not counted.
 */
const mostPresses = 8;

const texts = {
  en: {
    ...words.en,
    ...checkWords.en,
    start: 'Check my obligations',
    report: 'What generally follows',
    services: 'The services in the total',
    add: /^Add to quote:\s/,
    offer: 'Your quote',
    ask: 'Request a quote',
    ownAnswers: 'Your answers in the check',
    askAll: /^Request a quote for these \d+ services$/,
  },
  de: {
    ...words.de,
    ...checkWords.de,
    start: 'Pflichten prüfen',
    report: 'Was in der Regel folgt',
    services: 'Die Leistungen der Summe',
    add: /^Hinzufügen zum Angebot:\s/,
    offer: 'Ihr Angebot',
    ask: 'Angebot anfragen',
    ownAnswers: 'Ihre Antworten aus der Prüfung',
    askAll: /^Angebot zu diesen \d+ Leistungen anfragen$/,
  },
} satisfies Record<Locale, object>;

/** How a visitor uses what is on the page. */
interface Hand {
  /** Presses a button, a link or a summary. */
  press: (target: Locator) => Promise<void>;
  /** Ticks the box of an answer. */
  tick: (box: Locator) => Promise<void>;
  choose: (select: Locator, label: string) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
}

const mouse: Hand = {
  press: (target) => target.click(),
  tick: (box) => box.check(),
  choose: async (select, label) => void (await select.selectOption({ label })),
  type: (field, text) => field.fill(text),
};

const finger: Hand = { ...mouse, press: (target) => target.tap(), tick: (box) => box.tap() };

/** So many elements at most take the focus before the one that is wanted. */
const mostStops = 249;

/** Only keys, from where the focus is: what the tab key does not reach is not found. */
function keyboard(page: Page): Hand {
  const then =
    (use: (value: string) => Promise<void>) =>
    async (target: Locator, value = '') => {
      await expect(target).toBeVisible();
      await tabTo(page, target, mostStops);
      await use(value);
    };
  return {
    press: then(() => page.keyboard.press('Enter')),
    tick: then(() => page.keyboard.press('Space')),
    choose: then((label) => page.keyboard.type(label)),
    type: then((text) => page.keyboard.type(text)),
  };
}

const reportOf = (page: Page, locale: Locale) => page.getByRole('region', { name: texts[locale].report });

/** From home to the report of a Chinese seller of toys with stock in Germany. */
async function check(page: Page, locale: Locale, { press, tick, choose }: Hand) {
  const text = texts[locale];
  await open(page, localised('/', locale));
  await press(page.getByRole('main').getByRole('link', { name: text.start }).first());
  await expect(page).toHaveURL(localised('/cht/calculate', locale));
  const form = checkForm(page);
  const tickOf = (name: string, value: string) => tick(form.locator(`[name=${name}][value=${value}]`));
  await choose(form.locator('[name=companyCountry]'), 'China');
  await tickOf('productKinds', 'toy');
  await nextStep(page, locale, press);
  await tickOf('storageCountries', 'DE');
  await tickOf('salesCountries', 'DE');
  await nextStep(page, locale, press);
  await tickOf('salesChannels', 'ownShop');
  await press(form.getByRole('button', { name: text.show }));
  await expect(reportOf(page, locale)).toBeFocused();
}

/** Takes the first two services of the sum into the offer, one by one; returns their names. */
async function addTwo(page: Page, locale: Locale, { press }: Hand): Promise<string[]> {
  const rows = page.getByRole('list', { name: texts[locale].services }).getByRole('listitem');
  const names: string[] = [];
  for (const row of [rows.nth(0), rows.nth(1)]) {
    const button = row.getByRole('button', { name: texts[locale].add });
    names.push(((await button.textContent()) ?? '').replace(texts[locale].add, ''));
    await press(button);
  }
  await press(
    page.getByRole('region', { name: texts[locale].offer }).getByRole('link', { name: texts[locale].ask }),
  );
  return names;
}

/** Sends the enquiry and sees that its services are named before and after. */
async function send(page: Page, locale: Locale, { press, type }: Hand, names: string[]) {
  const text = texts[locale];
  const mailbox = newMailbox();
  const form = formOf(page);
  await expect(page).toHaveURL(localised('/cht/Contact#enquiry', locale));
  const inForm = form.getByRole('group', { name: text.offer });
  for (const name of names) await expect(inForm).toContainText(name);
  await expect(inForm).toContainText(text.ownAnswers);
  await type(form.getByLabel(text.name, { exact: true }), 'Jana Kurz');
  await type(form.getByLabel(text.email), mailbox);
  await press(form.getByRole('button', { name: text.send }));
  const sent = form.getByRole('group', { name: text.sent });
  await expect(sent).toBeFocused();
  for (const name of names) await expect(sent).toContainText(name);
  return mailbox;
}

for (const [title, journey, locale, handOf, options] of [
  ['a mouse at 1280 px', 'two', 'en', () => mouse, { viewport: { width: 1280, height: 800 } }],
  [
    'a finger at 360 px, in German',
    'all',
    'de',
    () => finger,
    { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  ],
  ['keys alone', 'two', 'en', keyboard, { viewport: { width: 1280, height: 800 } }],
] as const)
  test.describe(`with ${title}`, () => {
    test.use(options);

    /** A hand whose presses are counted. */
    function counted(page: Page) {
      const hand = handOf(page);
      const counter = {
        ...hand,
        presses: 0,
        press: async (target: Locator) => {
          counter.presses += 1;
          await hand.press(target);
        },
      };
      return counter;
    }

    if (journey === 'two')
      test('from home to the check, its report, two services in the offer, and an enquiry that names them', async ({
        page,
      }) => {
        await asNewVisitor(page);
        const hand = counted(page);
        await check(page, locale, hand);
        const names = await addTwo(page, locale, hand);
        await send(page, locale, hand, names);
        expect(hand.presses).toBeLessThanOrEqual(mostPresses);
      });

    if (journey === 'all')
      test('all services of the sum are asked for at once, up to the confirmation by e-mail', async ({
        page,
      }) => {
        await asNewVisitor(page);
        const hand = counted(page);
        const text = texts[locale];
        await check(page, locale, hand);
        const buttons = page
          .getByRole('list', { name: text.services })
          .getByRole('button', { name: text.add });
        await expect(buttons.nth(1)).toBeVisible();
        const names = (await buttons.allTextContents()).map((label) => label.replace(text.add, ''));
        await hand.press(reportOf(page, locale).getByRole('link', { name: text.askAll }));
        const mailbox = await send(page, locale, hand, names);
        const cms = await Cms.signIn();
        await page.goto(await linkTo(cms, mailbox));
        await hand.press(page.getByRole('button', { name: text.confirm }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.confirmed);
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        const { message } = await cms.first<{ message: string }>('enquiries', 'email', mailbox);
        for (const name of names) expect(message).toContain(`- ${name}`);
        expect(hand.presses).toBeLessThanOrEqual(mostPresses);
      });
  });

test('the report is accessible on a phone and on a desk, in light and dark, folded and open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await check(page, 'de', mouse);
  await expect(page.getByRole('list', { name: texts.de.services })).toBeVisible();
  await expectAccessible(page);
  await page
    .locator('#report details')
    .evaluateAll((folds: HTMLDetailsElement[]) => folds.forEach((fold) => (fold.open = true)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
  await expectReadableInDark(page);
});
