'use client';

import { type FocusEvent, useState } from 'react';

interface ShownText {
  shown: unknown;
  /** Shows what is typed. */
  show: (typed: unknown) => void;
  /** For the field, or what stands around it. */
  focus: { onFocus: () => void; onBlur: (event: FocusEvent) => void };
}

/**
 * The text that a field of the form shows. Typed text comes back from the form later, on a busy machine when more has been
 * typed: so while somebody is in the field, it shows the text that it had then, and what is typed.
 */
export function useShownText(text: unknown): ShownText {
  const [own, setOwn] = useState<{ text: unknown }>();
  return {
    shown: own ? own.text : text,
    show: (typed) => setOwn({ text: typed }),
    focus: {
      onFocus: () => setOwn((before) => before ?? { text }),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOwn(undefined);
      },
    },
  };
}
