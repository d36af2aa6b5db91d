import { settingNames } from './settings.mjs';

it('lists all settings, or those of the site', () => {
  const [all, site] = [settingNames(), settingNames('The site')];
  expect(all).toEqual(expect.arrayContaining(['PORT', 'GATEWAY_HOST', 'REVALIDATE_SECONDS', 'DATABASE_URL']));
  expect(site).toEqual(expect.arrayContaining(['GATEWAY_HOST', 'REVALIDATE_SECONDS', 'PRODUCT_NAME']));
  expect(all).toEqual(expect.arrayContaining(site));
  // A setting that is not part of pages must not cause a new build of the site.
  for (const name of ['PORT', 'DATABASE_URL', 'GATEWAY_DATA_DIR']) expect(site).not.toContain(name);
});
