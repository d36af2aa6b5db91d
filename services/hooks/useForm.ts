import {
  type ComponentProps,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

import {
  fillUnchangedFields,
  type FormEntries,
  isFilled,
  readEntries,
} from '@/services/browser/storage/formEntries';
import { loadFormState, saveFormState } from '@/services/browser/storage/formState';

import { useFocusOnError } from './useFocusOnError';

type Name<V> = keyof V & string;
type Faults<V, Fault> = Partial<Record<Name<V>, Fault>>;

interface FormOptions<V, Fault> {
  /** Initial entries, one for each field, a list for a group of boxes. */
  values: V;
  /** Key in the tab's storage that keeps the entries while the tab is open; without one they are not kept. */
  storageKey?: string;
  /** Names of the fields that are kept; all by default. Never what opens an account. */
  kept?: readonly Name<V>[];
  /** The errors of the entries, by field. */
  check: (entries: V) => Faults<V, Fault>;
  /** Whether the first wrong field takes the focus; true by default. */
  focusesFaults?: boolean;
  /** Gets the entries when the form is shown, and at every change. */
  onEntries?: (entries: V) => void;
}

interface FormState<V, Fault> {
  /** Ref of the form element. */
  element: RefObject<HTMLFormElement | null>;
  /** Handlers of the form element. `onValid` may be slow; `onInvalid` gets the errors. */
  handlers: (
    onValid: (entries: V) => unknown,
    onInvalid?: (faults: Faults<V, Fault>) => void,
  ) => Pick<ComponentProps<'form'>, 'onChange' | 'onSubmit'>;
  entries: V;
  faults: Faults<V, Fault>;
  /** Adds errors that only the gateway knows; each goes away when its field is changed. */
  fail: (faults: Faults<V, Fault>) => void;
  /** Fills in fields that nobody has changed. */
  fill: (entries: Partial<V>) => void;
  setFocus: (name: Name<V>) => void;
  /** How often it was tried to submit. */
  attempts: number;
}

const withoutEmpty = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value)) as T;

/**
 * A form whose values are in its native fields, so that what is typed before hydration stays. It is checked when it is
 * submitted; from then on each field is checked again as it changes.
 */
export function useForm<V extends { [K in keyof V]: string | string[] }, Fault>({
  values,
  storageKey,
  kept,
  check,
  focusesFaults = true,
  onEntries,
}: FormOptions<V, Fault>): FormState<V, Fault> {
  const [entries, setEntries] = useState(values);
  const [faults, setFaults] = useState<Faults<V, Fault>>({});
  const [attempts, setAttempts] = useState(0);
  const element = useFocusOnError(focusesFaults ? attempts : 0);

  function read(): V {
    const now = element.current ? (readEntries(element.current, values) as V) : entries;
    setEntries(now);
    onEntries?.(now);
    return now;
  }
  const keep = (now: V) => {
    const names = kept ?? (Object.keys(now) as Name<V>[]);
    if (storageKey !== undefined)
      saveFormState(storageKey, Object.fromEntries(names.map((name) => [name, now[name]])));
  };
  const begin = useEffectEvent(() => {
    if (!element.current) return;
    const stored = storageKey === undefined ? undefined : loadFormState<Partial<FormEntries>>(storageKey);
    if (stored) fillUnchangedFields(element.current, stored);
    const now = read();
    // Entries from before hydration are kept too.
    if (Object.values(now as FormEntries).some(isFilled)) keep(now);
  });
  // The fields hold the entries, so they can only be read once they are mounted.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => begin(), []);

  return {
    element,
    handlers: (onValid, onInvalid) => ({
      onChange: ({ target }: FormEvent<HTMLFormElement>) => {
        const now = read();
        keep(now);
        const { name } = target as unknown as HTMLInputElement;
        if (attempts > 0)
          setFaults((before) => withoutEmpty({ ...before, [name]: check(now)[name as Name<V>] }));
      },
      onSubmit: (event) => {
        event.preventDefault();
        const now = read();
        const found = withoutEmpty(check(now));
        setFaults(found);
        setAttempts((before) => before + 1);
        if (Object.keys(found).length === 0) void onValid(now);
        else onInvalid?.(found);
      },
    }),
    entries,
    faults,
    fail: (found) => {
      setFaults(found);
      setAttempts((before) => before + 1);
    },
    fill: (given) => {
      if (!element.current) return;
      fillUnchangedFields(element.current, given);
      read();
    },
    setFocus: (name) => element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus(),
    attempts,
  };
}
