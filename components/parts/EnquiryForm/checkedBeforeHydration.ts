import type { EnquiryEntries } from '@/services/domain/enquiries/enquiryEntries';

/** Boxes that were ticked before the scripts came, by a visitor or by a browser that remembers: the form's library would clear them. */
export function checkedBeforeHydration(): Pick<EnquiryEntries, 'productKinds'> {
  if (typeof document === 'undefined') return { productKinds: [] };
  const boxes = document.querySelectorAll<HTMLInputElement>('input[name=productKinds]:checked');
  return { productKinds: [...boxes].map(({ value }) => value) };
}
