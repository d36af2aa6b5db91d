import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first invalid field of a form, else to its message, whenever `attempts` increases. */
export function useFocusOnError(attempts: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"], [data-invalid]') ?? find('[role="alert"]'))?.focus();
  }, [attempts]);
  return form;
}
