import { layoutData } from '@/services/fixtures/layoutData';
import { contentPage, freeTrialPage } from '@/services/fixtures/pages';
import { fetchLayoutData } from '@/services/gateway/layoutData';
import * as pages from '@/services/gateway/pages';

import { getStaticProps as contact } from './contact';
import { getStaticProps as freeTrial } from './freeTrial';

jest.mock('@/services/gateway/layoutData');
jest.mock('@/services/gateway/pages');
jest.mock('@/services/config/env', () => ({
  env: () => ({ REVALIDATE_SECONDS: 60, RENDER_DEADLINE_MS: 5_000 }),
}));

const gateway = jest.mocked(pages);

beforeEach(() => {
  jest.mocked(fetchLayoutData).mockResolvedValue(layoutData());
  gateway.fetchContentPage.mockResolvedValue(contentPage({ key: 'Contact' }));
  gateway.fetchFreeTrialPage.mockResolvedValue(freeTrialPage());
  gateway.fetchContentPageUpdate.mockResolvedValue({
    updatedAt: '2026-11-20T23:30:00.000Z',
    noIndex: false,
  });
});

it.each([
  ['contact', contact, 'Contact', ['enquiries', 'captcha']],
  ['the free trial', freeTrial, 'freeTrial', ['enquiries', 'captcha', 'business']],
] as const)('%s has the date of the privacy notice', async (_name, loader, key, namespaces) => {
  await expect(loader({ locale: 'de' })).resolves.toMatchObject({
    props: {
      page: { key },
      noticeVersion: '2026-11-21',
      _nextI18Next: { initialI18nStore: { de: Object.fromEntries(namespaces.map((name) => [name, {}])) } },
    },
  });
  expect(gateway.fetchContentPageUpdate).toHaveBeenCalledWith('agreeys', 'de');
});

it('uses the date of the page if the CMS has no privacy notice', async () => {
  gateway.fetchContentPageUpdate.mockResolvedValue(undefined);
  gateway.fetchContentPage.mockResolvedValue(contentPage({ updatedAt: '2026-10-01T10:00:00.000Z' }));
  await expect(contact({ locale: 'en' })).resolves.toMatchObject({ props: { noticeVersion: '2026-10-01' } });
});

it('returns 404 if the CMS does not have the page', async () => {
  gateway.fetchFreeTrialPage.mockResolvedValue(undefined);
  await expect(freeTrial({ locale: 'en' })).resolves.toEqual({ notFound: true, revalidate: 60 });
});
