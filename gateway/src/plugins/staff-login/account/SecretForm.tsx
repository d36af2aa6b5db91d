'use client';

import { Button } from '@payloadcms/ui';
import { useState, useTransition, type KeyboardEvent } from 'react';

import { PlainField } from '../login/PlainField';

interface SecretFormProps {
  label: string;
  button: string;
  kind: 'password' | 'code';
  send: (value: string) => Promise<void>;
}

/** One field and its button. It stands inside the form of the document, hence is no form of its own. */
export function SecretForm({ label, button, kind, send }: SecretFormProps) {
  const [value, setValue] = useState('');
  const [isBusy, startWork] = useTransition();
  const submit = () => {
    if (value === '' || isBusy) return;
    startWork(async () => {
      await send(value);
      setValue('');
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would save the document.
    event.preventDefault();
    submit();
  };
  return (
    <div className="account-security__form">
      <PlainField
        autoComplete={kind === 'code' ? 'one-time-code' : 'current-password'}
        inputMode={kind === 'code' ? 'numeric' : undefined}
        label={label}
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={onKeyDown}
        type={kind === 'password' ? 'password' : 'text'}
        value={value}
      />
      <Button buttonStyle="secondary" disabled={isBusy} onClick={submit}>
        {button}
      </Button>
    </div>
  );
}
