import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type {
  createFormControl,
  DefaultValues,
  FieldErrors,
  FieldValues,
  FormState,
  Path,
  RegisterOptions,
  SubmitErrorHandler,
  SubmitHandler,
  UseFormProps,
  UseFormRegisterReturn,
} from 'react-hook-form';

import { loadChunk, loadOptional } from '@/services/browser/loading/chunk';
import { whenIdle } from '@/services/browser/loading/whenIdle';
import { loadFormState, saveFormState } from '@/services/browser/storage/formState';

type Control<V extends FieldValues> = ReturnType<typeof createFormControl<V>>;

/** The props of a registered field; before the library has come, its name alone. */
export type LateField = Pick<UseFormRegisterReturn, 'name'> & Partial<UseFormRegisterReturn>;

interface LateFormOptions<V extends FieldValues> {
  /** Key in the tab's storage that keeps the entries while the tab is open; without one they are not kept. */
  storageKey?: string;
  /** Values to start with, where nothing is kept or entered in the field; a list for each group of boxes. */
  values: DefaultValues<V>;
  resolver?: UseFormProps<V>['resolver'];
  /** Whether the first wrong field takes the focus; true by default. */
  shouldFocusError?: boolean;
  /** Gets all entries once the library has come, and at every change. */
  onEntries?: (entries: V) => void;
}

interface LateForm<V extends FieldValues> {
  /** Ref of the form element. */
  element: RefObject<HTMLFormElement | null>;
  /** Gives the props of a field, with its rules. */
  register: (name: Path<V>, rules?: RegisterOptions<V, Path<V>>) => LateField;
  /** Makes the handler of `submit`. */
  handleSubmit: (
    onValid: SubmitHandler<V>,
    onInvalid?: SubmitErrorHandler<V>,
  ) => (event: FormEvent<HTMLFormElement>) => void;
  setFocus: (name: Path<V>) => void;
  /** The text that stands in a field now. */
  textOf: (name: Path<V>) => string;
  errors: FieldErrors<V>;
  /** How often it was tried to submit. */
  submitCount: number;
  /** Whether the last try to submit failed because the library did not come. */
  hasFailed: boolean;
}

const eventsOfUse = ['pointerdown', 'focusin', 'keydown', 'input'] as const;
interface Library {
  createFormControl: typeof createFormControl;
}
/** Once it has come, later forms of the visit begin with it. */
let loadedLibrary: Library | undefined;

const entriesKept = (storageKey: string | undefined) =>
  storageKey === undefined ? undefined : loadFormState<object>(storageKey);

/** An empty list counts as empty, like an empty text. */
const isFilled = (value: unknown) => String(value) !== '';
const hasEntries = (entries: object = {}) => Object.values(entries).some(isFilled);
const filledOf = (entries: object = {}) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => isFilled(value)));

/** The values of the fields, as the library has them: `values` says which of them are lists. */
function entriesIn(form: HTMLFormElement, values: Record<string, unknown>) {
  const data = new FormData(form);
  const entryOf = (name: string) => (Array.isArray(values[name]) ? data.getAll(name) : data.get(name));
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, entryOf(name)]));
}

/** Fields that were changed before keep what is in them; one that was kept empty begins with its value. */
const createControl = <V extends FieldValues>(
  library: Library,
  { storageKey, values, resolver, shouldFocusError = true }: LateFormOptions<V>,
): Control<V> =>
  library.createFormControl<V>({
    defaultValues: { ...values, ...filledOf(entriesKept(storageKey)) },
    resolver,
    shouldFocusError,
  });

/**
 * A form of react-hook-form whose library is not part of the first load: it comes when the browser is idle after the
 * load event, and at once when the form is used or has entries to show. The fields are the same elements before and
 * after, so that entries, focus and caret stay; the library reads what was entered meanwhile. A submission before is
 * held until then.
 */
export function useLateForm<V extends FieldValues>(options: LateFormOptions<V>): LateForm<V> {
  const { storageKey } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const element = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);
  const [control, setControl] = useState(() => loadedLibrary && createControl(loadedLibrary, options));
  const [state, setState] = useState<Pick<FormState<V>, 'errors' | 'submitCount'>>({
    errors: {},
    submitCount: 0,
  });
  const [hasFailed, setHasFailed] = useState(false);

  const begin = useCallback((loaded: Library) => {
    loadedLibrary = loaded;
    setHasFailed(false);
    setControl((before) => before ?? createControl(loaded, latest.current));
  }, []);

  useEffect(() => {
    if (control) return;
    const load = () =>
      void loadOptional(() => import('./formControl')).then((loaded) => {
        if (loaded && element.current) begin(loaded);
      });
    const form = element.current;
    const { values, storageKey } = latest.current;
    const isBegun = [values, entriesKept(storageKey)].some(hasEntries);
    if (isBegun || form?.contains(document.activeElement)) load();
    const cancel = whenIdle(load);
    for (const event of eventsOfUse) form?.addEventListener(event, load);
    return () => {
      cancel();
      for (const event of eventsOfUse) form?.removeEventListener(event, load);
    };
  }, [control, begin]);

  useEffect(() => {
    if (!control) return;
    const ends = [
      control.subscribe({
        formState: { errors: true, submitCount: true },
        callback: ({ errors, submitCount }) =>
          setState({ errors: errors ?? {}, submitCount: submitCount ?? 0 }),
      }),
      control.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (storageKey !== undefined) saveFormState(storageKey, values);
          latest.current.onEntries?.(values);
        },
      }),
    ];
    // The library tells of changes; what was entered before it came is none.
    const entries = element.current ? entriesIn(element.current, latest.current.values) : {};
    if (storageKey !== undefined && hasEntries(entries)) saveFormState(storageKey, entries);
    latest.current.onEntries?.(control.getValues());
    if (isSubmitted.current) element.current?.requestSubmit();
    isSubmitted.current = false;
    return () => ends.forEach((end) => end());
  }, [control, storageKey]);

  const submitLater = () => {
    isSubmitted.current = true;
    const { values } = latest.current;
    // After a new version of the site, the page is loaded anew for the library. The fields do not show what is kept yet.
    if (storageKey !== undefined && element.current)
      saveFormState(storageKey, {
        ...entriesKept(storageKey),
        ...filledOf(entriesIn(element.current, values)),
      });
    loadChunk(() => import('./formControl')).then(begin, () => {
      isSubmitted.current = false;
      setHasFailed(true);
    });
  };

  return {
    element,
    register: (name, rules) => control?.register(name, rules) ?? { name },
    handleSubmit: (onValid, onInvalid) => (event) => {
      if (control) return void control.handleSubmit(onValid, onInvalid)(event);
      event.preventDefault();
      submitLater();
    },
    setFocus: (name) => control?.setFocus(name),
    textOf: (name) => {
      const text = element.current && new FormData(element.current).get(name);
      return typeof text === 'string' ? text : '';
    },
    ...state,
    hasFailed,
  };
}
