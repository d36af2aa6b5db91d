import type { EnquiryField } from '@/services/domain/enquiries/enquiryEntries';

/** Returns the props of a form field: its name, its label and its error. */
export type EnquiryFieldProps = (name: EnquiryField) => {
  name: EnquiryField;
  label: string;
  error: string | undefined;
};
