import { gatewayUrl, statusOf } from '../../../test/gateway';

it('only staff can read the pages of a document and refresh them', async () => {
  expect(await statusOf('/cms-api/site-pages?source=articles&id=1')).toBe(401);
  expect(await statusOf('/cms-api/site-refresh', { method: 'POST', body: '{}' })).toBe(401);
  const page = await fetch(`${gatewayUrl()}/admin/site-pages`, { redirect: 'manual' });
  expect(await page.text()).not.toContain('/de/cht/price');
});
