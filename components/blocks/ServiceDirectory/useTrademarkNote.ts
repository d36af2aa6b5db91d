import type { TrademarkService } from '@/services/domain/services/service';
import { useTranslation } from '@/services/i18n/useTranslation';

/** Returns a function for the note of a trade mark: the deciding office and the number of classes in the price. */
export function useTrademarkNote() {
  const { t } = useTranslation('blocks');
  return ({ office, classesIncluded }: Pick<TrademarkService, 'office' | 'classesIncluded'>) =>
    [t('trademark.office', { office }), t('trademark.classes', { count: classesIncluded })].join(' · ');
}
