import { pageKeyOf } from '@/contract/site/contentPages';
import { captchaScript } from '@/services/config/captchaScript';
import { paths } from '@/services/config/paths';
import { consentVersionOf } from '@/services/domain/accounts/registration';
import type { ContentPage } from '@/services/domain/content/page';
import type { Locale } from '@/services/domain/locale/locale';
import { fetchContentPageUpdate } from '@/services/gateway/pages';

import { withStaticProps } from './withStaticProps';

/** A page with a form that is sent: what the CMS says of it, and which privacy notice its visitors are shown. */
export const enquiryPage = (
  address: string,
  fetchPage: (locale: Locale) => Promise<ContentPage | undefined>,
  namespaces: string[],
) =>
  withStaticProps({
    address,
    namespaces,
    needs: { static: [], namespaces, contact: true },
    load: async (_params, locale) => {
      const [page, notice] = await Promise.all([
        fetchPage(locale),
        fetchContentPageUpdate(pageKeyOf(paths.privacy), locale),
      ]);
      return (
        page && {
          page,
          noticeVersion: consentVersionOf([(notice ?? page).updatedAt]),
          captchaScript: captchaScript(),
        }
      );
    },
  });
