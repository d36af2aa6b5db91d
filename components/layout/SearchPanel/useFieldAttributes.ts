import { useEffect } from 'react';

type Attributes = Record<string, string | null | undefined>;

function setAttributes(field: HTMLInputElement, attributes: Attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
}

/**
 * Keeps attributes on a field of another component, which does not change them; `undefined` removes one. The field has
 * its own again when the component that asks for them is gone.
 */
export function useFieldAttributes(field: HTMLInputElement, attributes: Attributes) {
  useEffect(() => {
    const own = Object.fromEntries(Object.keys(attributes).map((name) => [name, field.getAttribute(name)]));
    setAttributes(field, attributes);
    return () => setAttributes(field, own);
  });
}
