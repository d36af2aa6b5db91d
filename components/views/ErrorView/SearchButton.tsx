import { searchIds } from '@/components/layout/SearchPanel/searchIds';
import { Button } from '@/components/ui/Button/Button';
import { useLocale } from '@/services/hooks/useLocale';
import { errorTexts } from '@/services/i18n/errorTexts';

const pressHeaderButton = () => document.getElementById(searchIds.button)?.click();

/** Opens the header's search, in browsers that know `command` before any script has run. */
export function SearchButton() {
  const t = errorTexts(useLocale());
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
