import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';

import { CheckboxField } from '@/components/ui/CheckboxField/CheckboxField';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { isSearchShortcutEnabled, setSearchShortcutEnabled } from '@/services/browser/storage/searchShortcut';
import { paths } from '@/services/config/paths';

import { Foot, KeyChoice } from './SearchContent.styles';

/** The page of all services, and whether the key `/` opens the panel. */
export function SearchFooter({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('search');
  const [hasKey, setHasKey] = useState(isSearchShortcutEnabled);
  return (
    <Foot>
      <TextLink href={paths.services} onClick={onChoose}>
        {t('common:search.all')}
      </TextLink>
      <KeyChoice>
        <CheckboxField
          label={t('key')}
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
