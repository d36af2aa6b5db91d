import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { paths } from '@/services/config/paths';

import { Countdown, Tick, Ticks } from './HomeCountdown.styles';
import { useRedirectCountdown } from './useRedirectCountdown';

/** Long enough to read the page and to stop. */
const seconds = 15;

/**
 * The error page redirects to home (requirements, 8), unless a person stops it. The status is announced
 * when it begins and when it is stopped, not every second.
 */
export function HomeCountdown() {
  const { t } = useTranslation('error');
  const { replace } = useRouter();
  const goHome = useCallback(() => void replace(paths.home), [replace]);
  const { secondsLeft, isStopped, stop } = useRedirectCountdown(seconds, goHome);
  return (
    <Countdown>
      <p role="status">{secondsLeft !== null && t(isStopped ? 'stopped' : 'redirect', { count: seconds })}</p>
      {secondsLeft !== null && !isStopped && (
        <>
          <Ticks aria-hidden="true">
            {Array.from({ length: seconds }, (_, index) => (
              <Tick key={index} $passed={index >= secondsLeft} />
            ))}
          </Ticks>
          <Button emphasis="quiet" onClick={stop}>
            {t('stop')}
          </Button>
        </>
      )}
    </Countdown>
  );
}
