import { useLayoutEffect, useRef } from 'react';

import { keepFocusInPage } from '@/services/browser/navigation/focusPlace';
import type { EndShowing } from '@/services/browser/storage/popUpHistory';

/** Ms between two looks whether somebody is still busy. */
const pause = 1_000;

/** Something else is open, or being written, or nobody is looking. */
const isBusy = () =>
  document.hidden ||
  document.querySelector('dialog[open], .show--preferences') !== null ||
  document.activeElement?.matches('input, select, textarea') === true;

/**
 * Opens a dialog over the page as soon as that disturbs nothing, and gives the focus back when it goes.
 * @param begin asked right before it opens; undefined keeps it closed
 */
export function useModalWhenIdle(isReady: boolean, begin: () => Promise<EndShowing | undefined>) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The dialog closes while it is in the page: browsers give no focus back from one that is gone.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isReady || !element) return;
    let isGone = false;
    let end: EndShowing | undefined;
    const timer = setInterval(openWhenFree, pause);
    openWhenFree();
    function openWhenFree() {
      if (isBusy()) return;
      clearInterval(timer);
      void begin().then((begun) => {
        end = begun;
        if (isGone) end?.();
        else if (end) element?.showModal();
      });
    }
    return () => {
      isGone = true;
      clearInterval(timer);
      if (element.open) {
        element.close();
        keepFocusInPage(element);
      }
      end?.();
    };
  }, [isReady, begin]);
  return dialog;
}
