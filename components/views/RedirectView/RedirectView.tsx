import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';

import { pageTitle } from '@/components/layout/PageHead/pageTitle';
import { Button } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Section/Section';
import { paths } from '@/services/config/paths';
import { useCommonData } from '@/services/store/commonData';

/**
 * The answer of `/errorUrl` in the blank layout (requirements, 2): browsers follow its redirect to home and never show it.
 * @avoid For a page that does not exist: `ErrorView` says so.
 * @accessibility One heading and one link, for whoever reads an answer that was not followed.
 */
export function RedirectView() {
  const { t } = useTranslation('error');
  const title = t('moved');
  return (
    <>
      <Head>
        <title>{pageTitle(useCommonData().brand, title)}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Section heading={title} headingLevel={1}>
        <Button href={paths.home}>{t('home')}</Button>
      </Section>
    </>
  );
}
