import { Play } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';

import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { formatDuration } from '@/services/domain/text/duration';

import { Start, StartMark } from './VideoPlayer.styles';

interface StartButtonProps {
  title: string;
  durationSeconds: number;
  onPress: () => void;
}

/** Starts a film whose still image it covers. */
export function StartButton({ title, durationSeconds, onPress }: StartButtonProps) {
  const { t } = useTranslation('videos');
  return (
    <Start type="button" onClick={onPress}>
      <VisuallyHidden>{t('play', { title })} </VisuallyHidden>
      <StartMark>
        <Play aria-hidden size={22} />
        {formatDuration(durationSeconds)}
      </StartMark>
    </Start>
  );
}
