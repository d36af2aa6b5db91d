import { withoutControlCharacters } from '@/contract/lists/controlCharacters';

import { addHooks, contentPlugin } from './contentPlugin';

/** Every text in data of any depth; other objects than rows, such as dates and files, stay as they are. */
function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return withoutControlCharacters(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleanTexts(inner)]));
}

/**
 * Payload plugin: no control character of a paste, an import or a call gets into the content, in fields and formatted
 * texts alike. Accounts are left out: a password stays as it was typed.
 */
export const keepTextsClean = contentPlugin((content) =>
  'auth' in content && content.auth
    ? content
    : addHooks(content, { beforeValidate: ({ data }: { data?: unknown }) => cleanTexts(data) }, 'beforeOwn'),
);
