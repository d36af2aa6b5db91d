import dynamic from 'next/dynamic';

import { loadChunk } from '@/services/browser/loading/chunk';
import { useTranslation } from '@/services/i18n/useTranslation';

/** Shown where the code of the error page does not load. */
function Failure() {
  const { t } = useTranslation('common');
  return <p role="alert">{t('notices.systemError')}</p>;
}

/** The error page where a page seldom turns into it: code and texts come with the error. */
export const LateErrorView = dynamic(
  () => loadChunk(() => import('./ErrorView')).then((loaded) => loaded.ErrorView),
  { loading: ({ error }) => (error ? <Failure /> : null) },
);
