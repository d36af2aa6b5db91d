import { useId, type ComponentPropsWithRef } from 'react';

import { Fault, Hint } from '@/components/ui/Field/Field.styles';

import { Choice, Choices, Group, Legend, Mark } from './ChoiceGroup.styles';

interface ChoiceGroupProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'value' | 'checked'> {
  /** Question that the choices answer. */
  legend: string;
  /** A hint shown before the choice. */
  hint?: string;
  /** The error in one sentence, and how to correct it. */
  error?: string;
  /** `radio`: one of them; `checkbox`: any number. */
  type: 'radio' | 'checkbox';
  /** The values that are chosen in the HTML, before any script. */
  ticked?: readonly string[];
  /** The value that is chosen, where the page holds it: in place of `ticked`, with `onChange`. */
  chosen?: string;
  /** In the order shown; `note` is a smaller line below the label. */
  choices: { value: string; label: string; note?: string }[];
}

/**
 * Several answers to one question. Every other property goes to each of the native inputs.
 * @avoid For more than about ten choices of which one counts: `SelectField`. For one box alone:
 *   `CheckboxField`.
 * @accessibility A fieldset: the question is read out with the first choice. Arrow keys move within radio
 *   buttons.
 */
export function ChoiceGroup({
  legend,
  hint,
  error,
  type,
  ticked = [],
  chosen,
  choices,
  ...native
}: ChoiceGroupProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Group aria-describedby={describedBy || undefined}>
      <Legend>{legend}</Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Choices>
        {choices.map(({ value, label, note }) => (
          <Choice key={value}>
            <input
              {...native}
              type={type}
              value={value}
              {...(chosen === undefined
                ? { defaultChecked: ticked.includes(value) || undefined }
                : { checked: value === chosen })}
              aria-invalid={error ? true : undefined}
            />
            <span>
              {label}
              {note && <Mark>{note}</Mark>}
            </span>
          </Choice>
        ))}
      </Choices>
      {error && <Fault id={`${id}-error`}>{error}</Fault>}
    </Group>
  );
}
