import { useEffect } from 'react';

/** Keeps attributes on a field of another component, which does not change them; `undefined` removes one. */
export function useFieldAttributes(field: HTMLInputElement, attributes: Record<string, string | undefined>) {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  });
}
