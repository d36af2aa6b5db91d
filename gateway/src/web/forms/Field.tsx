import type { ReactNode } from 'react';

import styles from './form.module.css';

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Also the control's id. */
  name: string;
  label: string;
  /** Beside the label, for example "optional". */
  note?: string;
  hint?: string;
  error?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error of one control, tied to it for everybody. */
export function Field({ name, label, note, hint, error, children }: FieldProps) {
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={name}>
        {label} {note && <small>({note})</small>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id: name,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className={styles.fault} id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
