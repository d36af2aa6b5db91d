import { settingNames } from './settings.mjs';

it('knows every setting, and those of the site alone', () => {
  const [all, site] = [settingNames(), settingNames('The site')];
  expect(all).toEqual(expect.arrayContaining(['PORT', 'GATEWAY_HOST', 'REVALIDATE_SECONDS', 'DATABASE_URL']));
  expect(site).toEqual(expect.arrayContaining(['GATEWAY_HOST', 'REVALIDATE_SECONDS', 'PRODUCT_NAME']));
  expect(all).toEqual(expect.arrayContaining(site));
  // What is not baked into pages must not make the site be built anew.
  for (const name of ['PORT', 'DATABASE_URL', 'GATEWAY_DATA_DIR']) expect(site).not.toContain(name);
});
