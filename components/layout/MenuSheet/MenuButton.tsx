import { Menu } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';

import { OpenButton } from './MenuSheet.styles';
import { menuSheetId } from './menuSheetId';

/** Opens the header's items on a phone; browsers tell by themselves whether they are open. */
export function MenuButton() {
  const { t } = useTranslation('common');
  return (
    <OpenButton type="button" popoverTarget={menuSheetId}>
      <Menu aria-hidden="true" size={22} strokeWidth={1.75} />
      {t('header.menu')}
    </OpenButton>
  );
}
