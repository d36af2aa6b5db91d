import { useId, type ComponentProps } from 'react';

interface PlainFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string;
  hint?: string;
}

/** A line of text that looks like Payload's own, for forms that save no document. */
export function PlainField({ label, hint, type = 'text', ...native }: PlainFieldProps) {
  const id = useId();
  return (
    <div className={`field-type ${type === 'password' ? 'password' : 'text'}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input {...native} aria-describedby={hint && `${id}-hint`} id={id} type={type} />
        {hint && (
          <p className="plain-field__hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
