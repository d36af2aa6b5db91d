'use client';

import {
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from 'react';

import type { FormState } from './formState';
import { unmendedErrors, withField, type EditedFields } from './unmendedErrors';

type Action<State> = (state: Awaited<State>, form: FormData) => Promise<State>;

interface Form<State> {
  state: State;
  isPending: boolean;
  formProps: {
    action: (form: FormData) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    ref: RefObject<HTMLFormElement | null>;
    'aria-busy': boolean;
    noValidate: true;
  };
}

/**
 * A form that its server answers. With scripts it is sent once at a time, keeps what was typed, and the first wrong
 * field gets the focus; the error of a field goes when the field is changed. Without scripts the browser sends it as any
 * form.
 */
export function useForm<State extends FormState>(
  action: Action<State>,
  initial: Awaited<State>,
): Form<State> {
  const [answer, dispatch, isPending] = useActionState(action, initial);
  const [changed, setChanged] = useState<EditedFields>({ round: 0, names: [] });
  const state = { ...answer, errors: unmendedErrors(answer, changed) };
  const ref = useRef<HTMLFormElement>(null);
  const { round } = state;
  useEffect(() => {
    const form = ref.current;
    if (round === 0 || !form) return;
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    (wrong ?? form.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [round]);
  return {
    state,
    isPending,
    formProps: {
      action: dispatch,
      onInput: ({ target }) => {
        const { name } = target as HTMLInputElement;
        if (name in state.errors) setChanged((before) => withField(before, round, name));
      },
      onSubmit: (event) => {
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
