import { useTranslation } from 'next-i18next/pages';
import Head from 'next/head';

import { Button } from '@/components/ui/Button/Button';
import { GraduatedEdge } from '@/components/ui/GraduatedEdge/GraduatedEdge';
import { paths } from '@/services/config/paths';

import { HomeCountdown } from './HomeCountdown';
import { ChineseMessage, Code, Ground, Text, Title } from './ErrorView.styles';

interface ErrorViewProps {
  statusCode: 404 | 500;
}

/** Specification, section 2: shown literally, whatever the display language. */
const message = '哎呀，页面错误~';

/** Specification, sections 2 and 8: status, message and a way home. Needs no frame data, so that it can always be shown. */
export function ErrorView({ statusCode }: ErrorViewProps) {
  const { t } = useTranslation('error');
  const title = t(`${statusCode}.title`);
  return (
    <Ground>
      <Head>
        <title>{`${statusCode} – ${title}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Code aria-hidden="true">{statusCode}</Code>
      <GraduatedEdge />
      <ChineseMessage lang="zh-Hans">{message}</ChineseMessage>
      <Text>
        <Title>{title}</Title>
        <p>{t(`${statusCode}.text`)}</p>
        <Button href={paths.home}>{t('home')}</Button>
        <HomeCountdown />
      </Text>
    </Ground>
  );
}
