import type { ComponentPropsWithoutRef } from 'react';

import { Field, type FieldProps } from './Field';
import styles from './form.module.css';

type TextFieldProps = Omit<FieldProps, 'children'> & Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'name'>;

/** A line of text. Takes every property of the native element. */
export const TextField = ({ name, label, note, hint, error, className = '', ...native }: TextFieldProps) => (
  <Field error={error} hint={hint} label={label} name={name} note={note}>
    {(control) => <input {...native} {...control} className={`${styles.control} ${className}`} name={name} />}
  </Field>
);
