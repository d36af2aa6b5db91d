import { hang } from '../support/gateway';
import { localised, locales } from '../support/routes';
import { expect, test } from '../support/test';

const save = '**/api/gateway/vat/mcSurveyReport/save';
const words = {
  en: {
    show: 'Show what follows',
    turnover: /^Distance sales/,
    save: 'Save under an address of its own',
    saving: 'Saving …',
    privacy: 'Privacy notice',
    failed: /could not be saved/,
    saved: 'The report has been saved.',
    address: 'Address of this report',
  },
  de: {
    show: 'Folgen anzeigen',
    turnover: /^Fernverkäufe/,
    save: 'Unter eigener Adresse speichern',
    saving: 'Wird gespeichert …',
    privacy: 'Datenschutzhinweise',
    failed: /konnte nicht gespeichert werden/,
    saved: 'Der Bericht ist gespeichert.',
    address: 'Adresse dieses Berichts',
  },
};
/** What the tab has kept of an earlier visit to the page. */
const typed = {
  companyCountry: 'DE',
  storageCountries: ['PL'],
  salesCountries: ['DE', 'FR'],
  productKinds: ['toy'],
  salesChannels: ['marketplace'],
  importedConsignments: [],
  crossBorderTurnover: '42000',
};

for (const locale of locales) {
  test(`in ${locale} a report is saved once the gateway takes it, and opens at its address`, async ({
    page,
    problems,
  }) => {
    const text = words[locale];
    await page.addInitScript((draft) => sessionStorage.setItem('survey', JSON.stringify(draft)), typed);
    await page.goto(localised('/cht/calculate', locale));
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: text.show }).click();
    await expect(page.getByRole('main').getByRole('link', { name: text.privacy })).toHaveAttribute(
      'href',
      `${localised('/agreeys', locale)}#account`,
    );
    const gateway = await hang(page, save);
    await page.getByRole('button', { name: text.save }).click();
    await expect(page.getByRole('button', { name: text.saving })).toBeDisabled();
    gateway.fail();
    await expect(page.getByRole('status').filter({ hasText: text.failed })).toBeVisible();
    await expect(page.getByText('系统错误')).toHaveCount(0);
    await expect(page.getByLabel(text.turnover)).toHaveValue('42000');

    await page.unroute(save);
    await page.getByRole('button', { name: text.save }).click();
    await expect(page.getByRole('status').filter({ hasText: text.saved })).toBeVisible();
    const address = await page.getByLabel(text.address).inputValue();
    await page.goto(address);
    await expect(page.getByLabel(text.turnover)).toHaveValue('42000');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    problems.wantStatus(504);
  });
}
