import { useTranslation } from 'next-i18next/pages';

import { Button } from '@/components/ui/Button/Button';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';

import { Instead } from './SearchContent.styles';

/** The ways on where the search finds nothing: the check, which needs no word for what is looked for, and a person. */
export function NothingFound({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('search');
  return (
    <Instead>
      <p>{t('instead')}</p>
      <Button href={paths.calculate()} onClick={onChoose}>
        {t('check')}
      </Button>
      <TextLink href={paths.contact} onClick={onChoose}>
        {t('contact')}
      </TextLink>
    </Instead>
  );
}
