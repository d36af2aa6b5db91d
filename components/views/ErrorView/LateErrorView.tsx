import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';

import { loadChunk } from '@/services/browser/loading/chunk';
import { withTexts } from '@/services/i18n/loadTexts';

/** Shown where the code of the error page does not load. */
function Failure() {
  const { t } = useTranslation('common');
  return <p role="alert">{t('notices.systemError')}</p>;
}

/** The error page where a page seldom turns into it: code and texts come with the error. */
export const LateErrorView = dynamic(
  () => loadChunk(() => withTexts(['error'], import('./ErrorView'))).then((loaded) => loaded.ErrorView),
  { loading: ({ error }) => (error ? <Failure /> : null) },
);
