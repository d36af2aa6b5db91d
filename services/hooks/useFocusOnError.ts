import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first invalid field of a form, whenever `attempts` increases. */
export function useFocusOnError(attempts: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-invalid], [role="alert"]',
    );
    wrong?.focus();
  }, [attempts]);
  return form;
}
