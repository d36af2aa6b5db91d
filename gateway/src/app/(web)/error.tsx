'use client';

import { useT } from 'next-i18next/client';

import { Problem } from '../../web/shell/Problem';
import { Button } from '../../web/ui/site';

/** The page for visitors when rendering fails. */
export default function Failure({ reset }: { reset: () => void }) {
  const { t } = useT('accountForms');
  return (
    <Problem statusCode={500} text={t('failure.text')} title={t('failure.title')}>
      <Button onClick={reset}>{t('failure.again')}</Button>
    </Problem>
  );
}
