import { searchIds } from '@/components/layout/SearchPanel/searchIds';
import { Button } from '@/components/ui/Button/Button';
import { useTranslation } from '@/services/i18n/useTranslation';

const pressHeaderButton = () => document.getElementById(searchIds.button)?.click();

/** Opens the header's search, in browsers that know `command` before any script has run. */
export function SearchButton() {
  const { t } = useTranslation('notFound');
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
