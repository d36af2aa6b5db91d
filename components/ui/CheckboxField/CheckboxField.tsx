import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import { Fault, Frame, Hint } from '@/components/ui/Field/Field.styles';

import { Box, Row } from './CheckboxField.styles';

interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  /** The text to agree to; may contain links. */
  label: ReactNode;
  /** A hint shown before the choice. */
  hint?: string;
  /** The error in one sentence, and how to correct it. */
  error?: string;
}

/**
 * One box to tick, such as a consent. Every other property goes to the native input.
 * @avoid For one of several answers, or several to one question: `ChoiceGroup`. Never ticked beforehand
 *   where it is a consent.
 * @accessibility The label is part of what can be pressed; hint and error are read out with it.
 */
export function CheckboxField({ label, hint, error, ...native }: CheckboxFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Frame>
      <Row>
        <Box
          {...native}
          id={id}
          type="checkbox"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </Row>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <Fault id={`${id}-error`}>{error}</Fault>}
    </Frame>
  );
}
