import { useEffect, useRef } from 'react';

interface FormMessageProps {
  /** Empty where there is nothing to say. */
  text: string;
  isDone?: boolean;
}

/** The answer to a form, above its fields; it takes the focus. */
export function FormMessage({ text, isDone = false }: FormMessageProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), [text]);
  if (!text) return null;
  return (
    <p
      className={isDone ? 'login-alert login-alert--done' : 'login-alert'}
      ref={place}
      role={isDone ? 'status' : 'alert'}
      tabIndex={-1}
    >
      {text}
    </p>
  );
}
