import type { FormState } from 'payload';

const valueOf = (state: FormState, path: string) => JSON.stringify(state[path]?.value);

/** The paths of the fields that have another value in the form now than in what was sent. */
export const typedMeanwhile = (sent: FormState, now: FormState): string[] =>
  Object.keys(now).filter((path) => valueOf(now, path) !== valueOf(sent, path));

/** An answer of the server without the values of these fields: the form keeps its own. */
export function withoutValues(answer: FormState, paths: string[]): FormState {
  const kept = { ...answer };
  for (const path of paths) {
    if (!kept[path]) continue;
    const { value: _value, initialValue: _initial, addedByServer: _added, ...rest } = kept[path];
    kept[path] = rest;
  }
  return kept;
}
