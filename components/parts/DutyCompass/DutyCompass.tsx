import { useTranslation } from 'next-i18next/pages';
import { type ComponentType, useState } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { loadChunk } from '@/services/browser/loading/chunk';

import { Problem } from './DutyCompass.styles';

/**
 * Makes the picture of the home page a compass that works: a button, and with it the rules and the needle.
 * @avoid Anywhere else than in the opening whose picture it is: it lies over it.
 * @accessibility Without scripts the picture stays a picture. What the needle names is text, and announced.
 */
export function DutyCompass() {
  const { t } = useTranslation('compass');
  const [Panel, setPanel] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);
  if (Panel) return <Panel />;
  const open = () =>
    void loadChunk(() => import('./CompassPanel')).then(
      ({ CompassPanel }) => setPanel(() => CompassPanel),
      () => setHasFailed(true),
    );
  return (
    <>
      <Button emphasis="quiet" onClick={open}>
        {t('open')}
      </Button>
      <Problem role="status">{hasFailed && t('failed')}</Problem>
    </>
  );
}
