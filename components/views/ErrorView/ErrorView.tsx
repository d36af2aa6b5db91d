import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';

import { pageTitle } from '@/components/layout/PageHead/pageTitle';
import { Button } from '@/components/ui/Button/Button';
import { GraduatedEdge } from '@/components/ui/GraduatedEdge/GraduatedEdge';
import { paths } from '@/services/config/paths';
import type { PublicCause } from '@/services/domain/content/pageError';
import { useCommonDataIfAny } from '@/services/store/commonData';

import { ChineseMessage, Code, Detail, Ground, Text, Title, Ways } from './ErrorView.styles';
import { HomeCountdown } from './HomeCountdown';
import { MostUsedPages } from './MostUsedPages';
import { SearchButton } from './SearchButton';

interface ErrorViewProps {
  /** 404 and 503 have words of their own; everything else reads as a fault of ours. */
  statusCode: number;
  /** Error message of the browser's scripts, for the support team. */
  message?: string;
  /** The part that failed on the server. */
  cause?: PublicCause;
  /** Under this number the server's log has the error. */
  reference?: string;
  /** Title of the site, for the page that has no layout data. */
  siteTitle?: string;
}

/** Requirements, 2: shown literally, whatever the display language. */
const originalMessage = '哎呀，页面错误~';

/**
 * Requirements, 2 and 8: status, message and a way home; an unknown address also offers the search and the most
 * used pages. Needs no layout data, so that it can always be shown: without the header there is no search.
 * @avoid For a call that failed on a page: say it there.
 * @accessibility Goes home by itself only after a while that can be stopped; the Chinese words are marked
 *   as such.
 */
export function ErrorView({ statusCode, message, cause, reference, siteTitle }: ErrorViewProps) {
  const { t } = useTranslation('error');
  const kind = statusCode === 404 || statusCode === 503 ? statusCode : 500;
  const title = t(`${kind}.title`);
  const name = `${statusCode} – ${title}`;
  const layoutData = useCommonDataIfAny();
  const site = layoutData?.brand.title ?? siteTitle;
  return (
    <Ground>
      <Head>
        <title>{site ? pageTitle({ title: site }, name) : name}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Code aria-hidden="true">{statusCode}</Code>
      <GraduatedEdge />
      <ChineseMessage lang="zh-Hans">{originalMessage}</ChineseMessage>
      <Text>
        <Title>{title}</Title>
        <p>{t(`${kind}.text`)}</p>
        <Ways>
          <Button href={paths.home}>{t('home')}</Button>
          {kind === 404 && layoutData && <SearchButton />}
        </Ways>
        {kind === 404 && <MostUsedPages />}
        <HomeCountdown />
        {message && (
          <Detail>
            {t('detail')} <samp lang="en">{message}</samp>
          </Detail>
        )}
        {cause && (
          <Detail>
            {t(`cause.${cause}`, { statusCode })}
            {reference && (
              <>
                {' '}
                {t('reference')} <samp>{reference}</samp>
              </>
            )}
          </Detail>
        )}
      </Text>
    </Ground>
  );
}
