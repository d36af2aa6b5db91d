import { block, customPage } from '@/services/fixtures/pages';

import { fetchCampaignUids } from './campaignUids';
import { fetchCustomPage } from './pages';

jest.mock('./pages');

it('lists each campaign once that the page of campaigns links to', async () => {
  const { cards } = block('cardGrid');
  const hrefs = [
    '/custom/packaging-check',
    '/custom',
    '/cht/Services',
    '/custom/a_b',
    '/custom/packaging-check',
  ];
  const linked = hrefs.flatMap((href) => cards.slice(0, 1).map((card) => ({ ...card, href })));
  jest
    .mocked(fetchCustomPage)
    .mockResolvedValue(customPage({ blocks: [block('cardGrid', { cards: linked })] }));
  expect(await fetchCampaignUids('en')).toEqual(['packaging-check']);
});
