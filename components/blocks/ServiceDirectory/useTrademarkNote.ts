import { useTranslation } from 'next-i18next/pages';

import type { TrademarkService } from '@/services/domain/services/service';

/** Who decides on a trade mark, and how many classes the price includes. */
export function useTrademarkNote() {
  const { t } = useTranslation('blocks');
  return ({ office, classesIncluded }: Pick<TrademarkService, 'office' | 'classesIncluded'>) =>
    [t('trademark.office', { office }), t('trademark.classes', { count: classesIncluded })].join(' · ');
}
