import Head from 'next/head';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { PreviewedPopUp } from '@/components/layout/ActivityPopUp/PreviewedPopUp';
import { theme } from '@/components/theme/theme';
import { Container } from '@/components/ui/Container/Container';
import { useIsFirstView } from '@/components/ui/StaticIsland/firstView';
import { inLocale, leavePreview } from '@/services/config/paths';
import type { PreviewNotice } from '@/services/domain/content/preview';
import { languageTags } from '@/services/domain/locale/locale';
import { dateTimeFormat } from '@/services/domain/text/intl';
import { useClientValue } from '@/services/hooks/useClientValue';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

import { PreviewFields } from './PreviewFields';
import { usePreviewRefresh } from './usePreviewRefresh';

const Banner = styled.aside`
  padding-block: ${theme.space.s};
  border-bottom: 3px solid ${theme.color.signal};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  font-size: ${theme.size.s};

  a {
    color: inherit;
    font-weight: ${theme.weight.semibold};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} ${theme.space.l};
  align-items: baseline;
  justify-content: space-between;

  p {
    flex: 1 1 20rem;
  }
`;

/** By the clock of the CMS, wherever the reader sits. */
const momentOf = (moment: number, tag: string): string =>
  dateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(moment);

/** The sentences for a page that shows the draft, and for one that does not. */
function textsFor({ title, isRelease }: Pick<PreviewNotice, 'title' | 'isRelease'>) {
  if (isRelease) return { shown: 'banner.releaseShown', elsewhere: 'banner.releaseElsewhere' };
  return title
    ? { shown: 'banner.shown', elsewhere: 'banner.elsewhere' }
    : { shown: 'banner.draft', elsewhere: 'banner.draftElsewhere' };
}

/**
 * Says to whoever looks at a draft what they see, and how to come back to the page as everybody sees it.
 * @avoid On pages that visitors see: they never load it.
 * @accessibility A complementary region with a name, before the header, so that it is read first.
 */
export function PreviewBanner({ title, isRelease, savedAt, at, popUp, fields }: PreviewNotice) {
  const { t } = useTranslation('preview');
  const { asPath } = useRouter();
  const { brand } = useCommonData();
  const locale = useLocale();
  const isFirstView = useIsFirstView();
  const isFramed = useClientValue(() => window.parent !== window, false);
  const texts = textsFor({ title, isRelease });
  usePreviewRefresh(brand.gatewayHost);
  return (
    <Banner aria-label={t('banner.label')}>
      {!isFirstView && (
        <Head>
          <meta key="robots" name="robots" content="noindex" />
        </Head>
      )}
      <Container>
        <Line>
          <p>
            {savedAt === null
              ? t(texts.elsewhere, { title })
              : t(texts.shown, {
                  title,
                  savedAt: momentOf(savedAt, languageTags[locale]),
                })}{' '}
            {at !== undefined && t('banner.at', { at: momentOf(at, languageTags[locale]) })}{' '}
            {t('banner.private')}
          </p>
          {/* A page of its own answers, so that the browser forgets the draft. */}
          <a href={leavePreview(inLocale(asPath, locale))}>{t('banner.leave')}</a>
        </Line>
      </Container>
      {isFramed && fields && <PreviewFields fields={fields} gatewayHost={brand.gatewayHost} />}
      {popUp && <PreviewedPopUp key={popUp.id} popUp={popUp} />}
    </Banner>
  );
}
