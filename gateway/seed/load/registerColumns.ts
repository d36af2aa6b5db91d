/** Columns of `seed/content/registers/declarations.csv`. Acts and standards are lists with commas; `withdrawn` is yes or empty. */
export const declarationColumns = [
  'number',
  'product',
  'product_de',
  'model',
  'company',
  'country',
  'acts',
  'standards',
  'issued',
  'withdrawn',
  'representative',
] as const;
export type DeclarationColumn = (typeof declarationColumns)[number];

/** Columns of `seed/content/registers/representations.csv`. `end` is empty while the co-operation lasts. */
export const representationColumns = [
  'number',
  'company',
  'country',
  'product',
  'product_de',
  'area',
  'territory',
  'representative',
  'start',
  'end',
] as const;
export type RepresentationColumn = (typeof representationColumns)[number];
