/**
 * Saves the state of a form in the tab's session storage. The visitor asks for it by filling the form in,
 * hence it needs no consent; a browser that keeps nothing loses nothing else.
 */
export function saveFormState(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full.
  }
}

/** Returns the saved value, or undefined if there is none or it is invalid. */
export function loadFormState<T>(key: string): T | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function clearFormState(...keys: string[]) {
  try {
    keys.forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Blocked: there is nothing to forget.
  }
}
