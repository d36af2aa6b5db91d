import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';

import { LoadError } from '@/components/ui/LoadError/LoadError';
import { loadChunk } from '@/services/browser/loading/chunk';
import { withTexts } from '@/services/i18n/loadTexts';

function Missing({ error, retry }: DynamicOptionsLoadingProps) {
  const { t } = useTranslation('common');
  return error ? <LoadError text={t('account.failed')} retry={t('account.retry')} onRetry={retry} /> : null;
}

/** Loaded for members alone; most visitors are none. */
export const LazyMemberPanel = dynamic(
  () =>
    loadChunk(() => withTexts(['member'], import('./MemberPanel'))).then(({ MemberPanel }) => MemberPanel),
  { ssr: false, loading: Missing },
);
