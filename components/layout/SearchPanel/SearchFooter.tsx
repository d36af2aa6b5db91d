import { useState } from 'react';

import { CheckboxField } from '@/components/ui/CheckboxField/CheckboxField';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { isSearchShortcutEnabled, setSearchShortcutEnabled } from '@/services/browser/storage/searchShortcut';
import { paths } from '@/services/config/paths';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Foot, KeyChoice } from './SearchContent.styles';
import { searchTexts } from './searchTexts';

/** The page of all services, and whether the key `/` opens the panel. */
export function SearchFooter({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('common');
  const [hasKey, setHasKey] = useState(isSearchShortcutEnabled);
  return (
    <Foot>
      <TextLink href={paths.services} onClick={onChoose}>
        {t('search.all')}
      </TextLink>
      <KeyChoice>
        <CheckboxField
          label={searchTexts(useLocale())('key')}
          checked={hasKey}
          onChange={({ target }) => {
            setHasKey(target.checked);
            setSearchShortcutEnabled(target.checked);
          }}
        />
      </KeyChoice>
    </Foot>
  );
}
