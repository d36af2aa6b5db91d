import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to what is wrong first in a form, each time that it was sent (`submitCount` of react-hook-form). */
export function useFocusOnFault(submitCount: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-invalid], [role="alert"]',
    );
    wrong?.focus();
  }, [submitCount]);
  return form;
}
