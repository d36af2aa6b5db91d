import { Search, X } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react';

import { SheetHead } from '@/components/layout/sheet.styles';
import { GraduatedEdge } from '@/components/ui/GraduatedEdge/GraduatedEdge';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { loadChunk, loadOptional } from '@/services/browser/loading/chunk';
import { savesData, whenIdle } from '@/services/browser/loading/whenIdle';
import { keepFocusInPage } from '@/services/browser/navigation/focusPlace';
import { inLocale, paths } from '@/services/config/paths';
import type { Locale } from '@/services/domain/locale/locale';
import { useLocale } from '@/services/hooks/useLocale';
import { withTexts } from '@/services/i18n/loadTexts';

import type { SearchContentProps } from './SearchContent';
import { searchIds } from './searchIds';
import { Close, Field, Input, OpenButton, Panel } from './SearchPanel.styles';
import { useSearchShortcut } from './useSearchShortcut';

/** All code of the panel and of its calls, so that only its data is still to come when it opens. */
const loaders = [
  () => loadOptional(() => import('./preloadSearch')),
  () => loadOptional(() => import('axios')),
  () => loadOptional(() => withTexts(['search'], import('./SearchContent'))),
];
const loadCode = () => loaders.forEach((load) => void load());

/** One script in each idle moment: together they hold a phone up for 100 ms. */
async function loadCodeInSteps() {
  for (const load of loaders) {
    await new Promise<void>((resolve) => void whenIdle(resolve));
    await load();
  }
}

const loadData = (locale: Locale) =>
  loadOptional(async () => (await import('./preloadSearch')).preloadSearch(locale));

/**
 * The header's search (requirements, 2): a button, and a modal dialog with a combobox over all services. The dialog and
 * its field are in the HTML: browsers that know `command` open it before hydration, and what is typed then stays. Its
 * code is loaded once the page is idle (decision 45), or, for visitors who save data, when they are about to open it; where
 * it cannot be loaded, the page of all services opens.
 * @avoid To search articles or questions: those have a search of their own.
 * @accessibility A modal dialog with a combobox: arrow keys choose, Enter goes, Escape closes, the number
 *   of finds is announced.
 */
export function SearchPanel() {
  const { t } = useTranslation('common');
  const { push } = useRouter();
  const locale = useLocale();
  const [Content, setContent] = useState<ComponentType<SearchContentProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const close = useCallback(() => dialog.current?.close(), []);
  useEffect(() => {
    if (!savesData()) void loadCodeInSteps();
  }, []);
  const open = useCallback(async () => {
    if (!dialog.current?.open) dialog.current?.showModal();
    setIsOpen(true);
    if (Content) return;
    try {
      const data = loadData(locale);
      const { SearchContent } = await loadChunk(() => withTexts(['search'], import('./SearchContent')));
      // Otherwise the content might ask first, and the same would be asked for twice.
      await data;
      setContent(() => SearchContent);
    } catch {
      close();
      await push(paths.services);
    }
  }, [Content, close, locale, push]);
  useSearchShortcut(open);
  useEffect(() => {
    if (dialog.current?.open) void open();
  }, [open]);
  useEffect(() => {
    // The way back leads to another page, whatever of the panel is loaded.
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);

  const onClose = () => {
    // The event comes later than the closing: the dialog may be open again.
    if (dialog.current?.open) return;
    setIsOpen(false);
    field?.form?.reset();
    // It may have been opened by its key, with the focus nowhere.
    keepFocusInPage(dialog.current);
  };
  return (
    <>
      <OpenButton
        id={searchIds.button}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        // A button is pointed at or touched a moment before it is pressed.
        onPointerEnter={loadCode}
        onFocus={loadCode}
        onPointerDown={() => !Content && void loadData(locale)}
        onClick={() => void open()}
        {...{ command: 'show-modal', commandfor: searchIds.panel }}
      >
        <Search aria-hidden="true" size={20} strokeWidth={1.75} />
        <VisuallyHidden>{t('search.open')}</VisuallyHidden>
      </OpenButton>
      <Panel ref={dialog} id={searchIds.panel} aria-labelledby={titleId} closedby="any" onClose={onClose}>
        <SheetHead>
          <h2 id={titleId}>{t('search.title')}</h2>
        </SheetHead>
        {/* Without scripts, Enter leads to the page of all services. */}
        <Field
          role="search"
          action={inLocale(paths.services, locale)}
          onSubmit={(event) => event.preventDefault()}
        >
          <Input
            ref={setField}
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the list is not there yet
            role="combobox"
            aria-labelledby={titleId}
            aria-autocomplete="list"
            aria-expanded="false"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            placeholder={t('search.example')}
          />
          <GraduatedEdge />
        </Field>
        {/* After the field, which a dialog gives the focus to as the first that can take it. */}
        <Close
          type="button"
          aria-label={t('search.close')}
          onClick={close}
          {...{ command: 'close', commandfor: searchIds.panel }}
        >
          <X aria-hidden="true" size={24} strokeWidth={1.75} />
        </Close>
        <noscript>
          <TextLink href={paths.services}>{t('search.all')}</TextLink>
        </noscript>
        {isOpen && Content && field && <Content field={field} labelledBy={titleId} close={close} />}
      </Panel>
    </>
  );
}
