/** The anchor of a term in its glossary, from its English word: `vat-identification-number-vat-id`. */
export const termAnchor = (en: string): string =>
  (
    en
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).join('-');
