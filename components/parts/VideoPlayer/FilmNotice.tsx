import { useTranslation } from 'next-i18next/pages';

import { Button } from '@/components/ui/Button/Button';

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
