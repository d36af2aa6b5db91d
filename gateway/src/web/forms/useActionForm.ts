'use client';

import { startTransition, useActionState, useState, type FormEvent } from 'react';

import { useFocusOnError } from '@/services/hooks/useFocusOnError';

import type { FormAction, FormState } from './formState';

/**
 * A form that its server answers. With scripts it is sent once at a time, keeps what was typed, and the first wrong
 * field gets the focus; the error of a field goes when the field is changed. Without scripts the browser sends it as any
 * form.
 */
export function useActionForm<State extends FormState>(action: FormAction<State>, initial: Awaited<State>) {
  const [answer, dispatch, isPending] = useActionState(action, initial);
  const [changed, setChanged] = useState<{ since: State; names: string[] }>({ since: answer, names: [] });
  const ref = useFocusOnError(answer.round);
  const names = changed.since === answer ? changed.names : [];
  const errors = Object.fromEntries(Object.entries(answer.errors).filter(([name]) => !names.includes(name)));
  return {
    state: { ...answer, errors } as State,
    isPending,
    formProps: {
      action: dispatch,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement;
        if (name in errors) setChanged({ since: answer, names: [...names, name] });
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        // React empties a form after its action; here it stays as it is.
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        if (!isPending) startTransition(() => dispatch(form));
      },
      ref,
      'aria-busy': isPending,
      noValidate: true,
    },
  };
}
