import type { AfterErrorHook } from 'payload';

import { translate } from '../cms/fields/translate';
import type { Bilingual } from '../domain/languages';
import { isStorageError } from '../platform/files/storageError';

const sentences = {
  down: {
    en: 'The storage of images and PDFs cannot be reached just now. Nothing was changed; please try again in a moment.',
    de: 'Der Speicher für Bilder und PDFs ist gerade nicht erreichbar. Es wurde nichts geändert; bitte versuchen Sie es gleich noch einmal.',
  },
  refused: {
    en: 'The storage of images and PDFs refuses the request. Nothing was changed; please tell those who run the server.',
    de: 'Der Speicher für Bilder und PDFs lehnt die Anfrage ab. Es wurde nichts geändert; bitte sagen Sie es denen, die den Server betreiben.',
  },
} satisfies Record<string, Bilingual>;

/** A storage that gives no answer is 503, one that refuses 502: neither is a fault of the gateway or of the sender. */
export const reportStorage: AfterErrorHook = ({ error, req }) => {
  if (!isStorageError(error)) return undefined;
  const { isDown } = error;
  if (isDown) req.responseHeaders = new Headers({ 'Retry-After': '10' });
  const message = translate(isDown ? sentences.down : sentences.refused, req);
  return { response: { errors: [{ message }] }, status: isDown ? 503 : 502 };
};
