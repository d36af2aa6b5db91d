import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { DateText } from '@/components/ui/DateText/DateText';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { useLocale } from '@/services/hooks/useLocale';

const Note = styled.p`
  max-width: ${theme.width.text};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};

  & + & {
    padding-top: ${theme.space.s};
  }
`;

interface RulesNoteProps {
  /** ISO date of the last check of the rules. */
  checkedOn: string;
}

/**
 * When the rules of the deadlines were checked, and what they leave open.
 * @avoid Away from the deadlines themselves.
 * @accessibility Plain text.
 */
export function RulesNote({ checkedOn }: RulesNoteProps) {
  const { t } = useTranslation('deadlines');
  const locale = useLocale();
  return (
    <div>
      <Note>
        {t('rules.checked')} <DateText iso={checkedOn} locale={locale} />. {t('rules.limits')}
      </Note>
      <Note>
        {t('rules.holidays')}{' '}
        <TextLink href="https://github.com/commenthol/date-holidays">date-holidays</TextLink>{' '}
        (CC&nbsp;BY&nbsp;3.0).
      </Note>
    </div>
  );
}
