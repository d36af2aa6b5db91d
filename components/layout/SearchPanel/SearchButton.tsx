import { Search } from 'lucide-react';
import { useRouter } from 'next/router';
import { type ComponentType, type SyntheticEvent, useCallback, useState } from 'react';

import { loadChunk } from '@/services/browser/loading/chunk';
import { inLocale, paths } from '@/services/config/paths';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Label, OpenButton, ServicesForm } from './SearchButton.styles';
import type { SearchPanelProps } from './SearchPanel';
import { useSearchShortcut } from './useSearchShortcut';

/**
 * Opens the search panel, which is loaded with the first opening. Without scripts, and where it cannot be loaded, the
 * page of all services takes its place: the button sends a form that leads there. It is the same element before and
 * after hydration, or a press that hydration falls into would be lost.
 */
export function SearchButton() {
  const { t } = useTranslation('common');
  const { push } = useRouter();
  const locale = useLocale();
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

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void open();
  };
  return (
    <>
      <ServicesForm action={inLocale(paths.services, locale)} onSubmit={submit}>
        <OpenButton aria-haspopup="dialog" aria-keyshortcuts="/">
          <Search aria-hidden="true" size={20} strokeWidth={1.75} />
          <Label>{t('search.open')}</Label>
        </OpenButton>
      </ServicesForm>
      {isOpen && Panel && <Panel onClose={close} />}
    </>
  );
}
