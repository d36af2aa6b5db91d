import { Search } from 'lucide-react';
import { useRouter } from 'next/router';
import { type ComponentType, useCallback, useState } from 'react';

import { loadChunk } from '@/services/browser/loading/chunk';
import { paths } from '@/services/config/paths';
import { useClientValue } from '@/services/hooks/useClientValue';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Label, OpenButton, ServicesLink } from './SearchButton.styles';
import type { SearchPanelProps } from './SearchPanel';
import { useSearchShortcut } from './useSearchShortcut';

/**
 * Opens the search panel, which is loaded with the first opening. Without scripts, and where it cannot be loaded, the
 * page of all services takes its place.
 */
export function SearchButton() {
  const { t } = useTranslation('common');
  const { push } = useRouter();
  const isReady = useClientValue(() => true, false);
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(async () => {
    try {
      const { SearchPanel } = await loadChunk(() => import('./SearchPanel'));
      setPanel(() => SearchPanel);
      setIsOpen(true);
    } catch {
      await push(paths.services);
    }
  }, [push]);
  const close = useCallback(() => setIsOpen(false), []);
  useSearchShortcut(open);

  const content = (
    <>
      <Search aria-hidden="true" size={20} strokeWidth={1.75} />
      <Label>{t('search.open')}</Label>
    </>
  );
  if (!isReady)
    return (
      <ServicesLink data-early="search" href={paths.services}>
        {content}
      </ServicesLink>
    );
  return (
    <>
      <OpenButton
        type="button"
        data-early="search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => void open()}
      >
        {content}
      </OpenButton>
      {isOpen && Panel && <Panel onClose={close} />}
    </>
  );
}
