import type { Locale } from '@/services/domain/locale/locale';
import { pluralRules } from '@/services/domain/text/intl';

/** The texts of one namespace: a file of `locales/`. */
export interface NamespaceTexts {
  readonly [key: string]: string | NamespaceTexts;
}

/** The texts of a page in one language, by namespace. */
export interface Translations {
  locale: Locale;
  texts: Readonly<Record<string, NamespaceTexts>>;
}

/** Returns what is shown for a key without a text. */
export type OnMissing = (namespace: string, key: string) => string;

type Values = Readonly<Record<string, string | number | null | undefined>>;

/**
 * Returns the text of a key such as `search.found` or, for another namespace, `blocks:readingTime`. `values` take the
 * place of `{{name}}`; `count` also chooses the form of the text: `key_zero` for 0, then `key_one`, `key_other` and so on
 * by the rules of the language, else `key`.
 */
export type Translate = (key: string, values?: Values) => string;

export interface Translator {
  locale: Locale;
  /** The function for a namespace; the same one each time. */
  inNamespace: (namespace: string) => Translate;
}

const lookUp = (texts: NamespaceTexts | undefined, path: string): string | undefined => {
  const found = path
    .split('.')
    .reduce<string | NamespaceTexts | undefined>(
      (part, name) => (typeof part === 'object' ? part[name] : undefined),
      texts,
    );
  return typeof found === 'string' ? found : undefined;
};

const placeholder = /{{\s*(\w+)\s*}}/g;
const fill = (text: string, values: Values): string =>
  text.replace(placeholder, (_all, name: string) => String(values[name] ?? ''));

/**
 * Makes a translator for texts in the format of i18next, of which it has what this site uses
 * (docs/decisions/0046-a-small-translator.md).
 */
export function createTranslator(
  { locale, texts }: Translations,
  onMissing: OnMissing = (_namespace, key) => key,
): Translator {
  const plurals = pluralRules(locale);
  const byNamespace = new Map<string, Translate>();

  const find = (namespace: string, key: string, count: Values[string]): string | undefined => {
    const endings =
      typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${plurals.select(count)}`, ''] : [''];
    for (const ending of endings) {
      const text = lookUp(texts[namespace], key + ending);
      if (text !== undefined) return text;
    }
    return undefined;
  };

  const translateIn =
    (own: string): Translate =>
    (fullKey, values = {}) => {
      const [namespace, key] = fullKey.includes(':')
        ? (fullKey.split(':', 2) as [string, string])
        : [own, fullKey];
      const text = find(namespace, key, values.count);
      return text === undefined ? onMissing(namespace, key) : fill(text, values);
    };

  return {
    locale,
    inNamespace(namespace) {
      const translate = byNamespace.get(namespace) ?? translateIn(namespace);
      byNamespace.set(namespace, translate);
      return translate;
    },
  };
}
