import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';

import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { loadOptional } from '@/services/browser/loading/chunk';
import { useDelayedLoading } from '@/services/hooks/useDelayedLoading';

import { Track } from './RouteProgress.styles';
import { useIsNavigating } from './useIsNavigating';

/**
 * The loading indicator on route changes (requirements, 2): a line along the upper edge, once a
 * page takes its time, and a word to screen readers. The line is loaded with the first page that does;
 * where it does not come, nothing else is missing.
 * @avoid For calls within a page: say beside the thing what it waits for.
 * @accessibility A word to screen readers when a page takes its time; the line stands still where less
 *   motion is asked for.
 */
export function RouteProgress() {
  const { t } = useTranslation('common');
  const isLate = useDelayedLoading(useIsNavigating());
  const [hasTrack, setHasTrack] = useState(false);
  // It stays, so that the line can run to its end.
  if (isLate && !hasTrack) setHasTrack(true);

  useEffect(() => {
    if (!isLate) return;
    const bar = loadOptional(() => import('./startProgressBar')).then((loaded) => loaded?.startProgressBar());
    return () => {
      void bar.then((end) => end?.());
    };
  }, [isLate]);

  return (
    <>
      {/* At the top, so that it makes no page longer. */}
      <VisuallyHidden role="status" style={{ top: 0 }}>
        {isLate && t('loadingPage')}
      </VisuallyHidden>
      {hasTrack && (
        <Track className="bprogress" aria-hidden="true" style={{ display: 'none' }}>
          <div className="bar" />
        </Track>
      )}
    </>
  );
}
