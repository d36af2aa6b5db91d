/** Characters that nobody sees: formats, directions, soft hyphens, joiners, variation selectors, byte order marks. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * An address or a number as it was typed or copied, without the invisible and bidirectional characters that come along
 * from contacts, chats and PDFs, in one Unicode form, trimmed.
 */
export const cleanIdentifier = (typed: string, form: 'NFC' | 'NFKC'): string =>
  typed.replace(invisible, '').normalize(form).trim();
