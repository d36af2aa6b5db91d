/** Line breaks of other systems, and those that Word writes within a paragraph, between pages and between paragraphs. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Characters that XML forbids or nobody can read: control characters, lone surrogates, noncharacters. */
const unprintable = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** A text whose lines end in LF, with tabs and without any other control character. */
export const withoutControlCharacters = (text: string): string =>
  text.replace(lineBreaks, '\n').replace(unprintable, '');
