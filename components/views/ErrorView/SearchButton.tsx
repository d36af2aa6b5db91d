import { useTranslation } from 'next-i18next/pages';

import { searchIds } from '@/components/layout/SearchPanel/searchIds';
import { Button } from '@/components/ui/Button/Button';

const pressHeaderButton = () => document.getElementById(searchIds.button)?.click();

/** Opens the header's search, in browsers that know `command` before any script has run. */
export function SearchButton() {
  const { t } = useTranslation('error');
  return (
    <Button
      emphasis="quiet"
      aria-haspopup="dialog"
      onClick={pressHeaderButton}
      {...{ command: 'show-modal', commandfor: searchIds.panel }}
    >
      {t('search')}
    </Button>
  );
}
