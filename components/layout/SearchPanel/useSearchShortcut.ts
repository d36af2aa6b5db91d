import { useEffect } from 'react';

import { isSearchShortcutEnabled } from '@/services/browser/storage/searchShortcut';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(fields) !== null;
const isPageCovered = () => document.querySelector('dialog[open]') !== null;

/** The key `/` opens the search, unless it is typed into a field or something stands above the page. */
export function useSearchShortcut(open: () => Promise<void>) {
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (isTyping(target) || isPageCovered() || !isSearchShortcutEnabled()) return;
      // Firefox would open a search of its own.
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, [open]);
}
