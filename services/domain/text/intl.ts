/**
 * Formats and orders of the languages. To make an `Intl` object takes up to 0.1 ms on a computer, on a phone far more, and
 * lists ask for hundreds: each is made once and kept. `tag` is a BCP 47 tag.
 */
function kept<Options, Made>(make: (tag: string, options?: Options) => Made) {
  const made = new Map<string, Made>();
  return (tag: string, options?: Options): Made => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const found = made.get(key) ?? make(tag, options);
    made.set(key, found);
    return found;
  };
}

export const numberFormat = kept(
  (tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);

/** Without `timeZone`, in that of the process. */
export const dateTimeFormat = kept(
  (tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

export const regionNames = kept((tag) => new Intl.DisplayNames(tag, { type: 'region' }));

export const collator = kept((tag) => new Intl.Collator(tag));
