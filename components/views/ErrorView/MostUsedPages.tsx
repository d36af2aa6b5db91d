import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';

import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';

import { UsedPages, UsedPagesTitle } from './ErrorView.styles';

const pages = {
  services: paths.services,
  prices: paths.prices,
  check: paths.calculate(),
  school: paths.school,
  contact: paths.contact,
};
const names = ['services', 'prices', 'check', 'school', 'contact'] as const;

/** Where most visitors go: links without any script. */
export function MostUsedPages() {
  const { t } = useTranslation('error');
  const titleId = useId();
  return (
    <UsedPages aria-labelledby={titleId}>
      <UsedPagesTitle id={titleId}>{t('pages.title')}</UsedPagesTitle>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <TextLink href={pages[name]}>{t(`pages.${name}`)}</TextLink>
          </li>
        ))}
      </ul>
    </UsedPages>
  );
}
