import { useEffect, useRef } from 'react';

import { recordPopUpShown } from '@/services/browser/storage/popUpHistory';

/** Ms between two looks whether somebody is still busy. */
const pause = 1_000;

/** Something else is open, or being written, or nobody is looking. */
const isBusy = () =>
  document.hidden ||
  document.querySelector('dialog[open], .show--preferences') !== null ||
  document.activeElement?.matches('input, select, textarea') === true;

/** Opens a dialog over the page as soon as that disturbs nothing, and gives the focus back when it goes. */
export function useModalWhenIdle(isReady: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!isReady || !element) return;
    const timer = setInterval(openWhenFree, pause);
    openWhenFree();
    function openWhenFree() {
      if (isBusy()) return;
      clearInterval(timer);
      element?.showModal();
      recordPopUpShown(new Date());
    }
    return () => {
      clearInterval(timer);
      element.close();
    };
  }, [isReady]);
  return dialog;
}
