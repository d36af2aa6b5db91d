import { Button } from '@/components/ui/Button/Button';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Notice } from './VideoPlayer.styles';

interface FilmNoticeProps {
  hasFailed: boolean;
  onRetry?: () => void;
}

/** Stands where the film would: it is being loaded, or could not be. */
export function FilmNotice({ hasFailed, onRetry }: FilmNoticeProps) {
  const { t } = useTranslation('videos');
  return (
    <Notice role={hasFailed ? 'alert' : 'status'}>
      <p>{t(hasFailed ? 'player.error' : 'player.loading')}</p>
      {hasFailed && (
        <Button emphasis="inverse" onClick={onRetry}>
          {t('player.retry')}
        </Button>
      )}
    </Notice>
  );
}
