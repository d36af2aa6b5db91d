import { useEffect, useId, useRef } from 'react';

import { Entry, Frame, Heading, List } from './ErrorSummary.styles';

interface ErrorSummaryProps<Name extends string> {
  /** Says that something is missing, above the list of what. */
  heading: string;
  /** The errors, in the order of the form's fields. */
  faults: { name: Name; text: string }[];
  /** Leads to the field of that name. */
  onChoose: (name: Name) => void;
  /** Counts the tries of sending: each one that fails brings the reader here. */
  round: number;
}

/**
 * Lists the errors of a form above its fields; every entry links to its field. Shows nothing where
 * nothing is wrong, but stays: a fault that comes up while somebody types must not take them away from it.
 * @avoid For a single field: its own error is enough.
 * @accessibility Takes the focus after each try that fails, and every entry leads to its field.
 */
export function ErrorSummary<Name extends string>({
  heading,
  faults,
  onChoose,
  round,
}: ErrorSummaryProps<Name>) {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => frame.current?.focus(), [round]);
  if (faults.length === 0) return null;
  return (
    <Frame ref={frame} role="group" tabIndex={-1} aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <List>
        {faults.map(({ name, text }) => (
          <li key={name}>
            <Entry type="button" onClick={() => onChoose(name)}>
              {text}
            </Entry>
          </li>
        ))}
      </List>
    </Frame>
  );
}
