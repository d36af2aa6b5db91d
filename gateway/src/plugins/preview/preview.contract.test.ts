import { statusOf } from '../../../test/gateway';

it('only staff can get a preview link', async () => {
  expect(await statusOf('/cms-api/site-preview?source=articles&id=1&locale=en')).toBe(401);
});
