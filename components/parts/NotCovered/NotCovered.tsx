import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import type { TopicNotCovered } from '@/services/domain/obligations/notCovered';

interface NotCoveredProps {
  /** In their order; a report has one at least. */
  topics: TopicNotCovered[];
}

const Limits = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

/**
 * Topics that a report says nothing of, though they may be due.
 * @avoid At the end of a report: whoever reads only its first lines has to know that it is not everything.
 * @accessibility One sentence.
 */
export function NotCovered({ topics }: NotCoveredProps) {
  const { t } = useTranslation('calculate');
  return (
    <Limits>
      {t('notCovered.lead', { topics: topics.map((topic) => t(`notCovered.${topic}`)).join('; ') })}
    </Limits>
  );
}
