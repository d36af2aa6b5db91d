/** The areas that an authorised representative may be appointed for. */
export const representationAreas = [
  'productSafety',
  'weee',
  'battery',
  'packaging',
  'textile',
  'toy',
  'cosmetics',
] as const;
export type RepresentationArea = (typeof representationAreas)[number];
